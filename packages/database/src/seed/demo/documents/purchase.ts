import type { DemoDocument } from '../documents.ts'

export const purchaseDocuments: readonly DemoDocument[] = [
  {
    tab: 'purchase',
    file: 'contrato-de-compraventa-juridica.pdf',
    title: 'Contrato de compraventa, persona jurídica',
    description: 'Marco anual de compras para empresas estatales, mipymes y cooperativas.',
    body: `
Entre TecnoClick, en lo adelante el Vendedor, y la entidad que se identifica en la ficha de cliente, en lo adelante el Comprador, se concierta el presente contrato de compraventa de mercancías.

## Cláusula 1. Objeto
El Vendedor suministra y el Comprador adquiere equipos de cómputo e impresión, insumos, accesorios y mobiliario de oficina según las ofertas que se aprueben durante la vigencia de este contrato. Cada oferta aceptada constituye un suplemento.

## Cláusula 2. Oferta
La oferta o proforma indica producto, modelo, cantidad, precio mayorista, moneda, forma de entrega y plazo de validez, que no supera los siete días. El Comprador la acepta por escrito o mediante su cuenta en el sitio web.

## Cláusula 3. Precio
Los precios son los de la tarifa mayorista vigente en la fecha de la oferta. No varían mientras ésta sea válida.

## Cláusula 4. Pago
Por transferencia bancaria o cheque nominativo, de forma anticipada, salvo crédito comercial expreso. El Comprador informa el código de la transacción en la página del pedido.

## Cláusula 5. Entrega
Dentro de los cinco días hábiles posteriores a la acreditación del pago, en el almacén del Vendedor o en el destino convenido. Recibe la persona autorizada en la ficha, con su documento de identidad y el cuño de la entidad.

## Cláusula 6. Calidad y reclamaciones
Los bienes son nuevos y originales. Las reclamaciones por cantidad se hacen en el acto; las de calidad, dentro del plazo de garantía, con el dictamen del taller.

## Cláusula 7. Incumplimiento
La parte que se retrase paga a la otra un interés moratorio del cero coma uno por ciento diario sobre el valor de lo pendiente, hasta un máximo del ocho por ciento. La fuerza mayor debidamente acreditada exime de responsabilidad.

## Cláusula 8. Vigencia y ley
Un año desde la firma, prorrogable. Se rige por el Decreto-Ley 304 de la contratación económica y sus normas complementarias.

Vendedor: ____________________   Comprador (REEUP y cuño): ____________________
`,
  },
  {
    tab: 'purchase',
    file: 'contrato-de-compraventa-natural.pdf',
    title: 'Contrato de compraventa, persona natural',
    description: 'Para compras de alto valor de trabajadores por cuenta propia y particulares.',
    body: `
## Partes
TecnoClick, como Vendedor, y quien firma como Comprador, mayor de edad, con carné de identidad número ____________________ y domicilio en ____________________________________________.

## Primera
El Vendedor entrega en propiedad al Comprador los bienes descritos en el pedido número ____________, nuevos, en su embalaje y con sus accesorios, por el precio que allí consta.

## Segunda
El Comprador paga el precio por transferencia, billetera digital o en efectivo contra entrega. El comprobante del pago y el código de la transacción se unen a este documento.

## Tercera
El Comprador recibe los bienes después de verlos encendidos y funcionando, cuando su naturaleza lo permite, y se le explica el uso básico, el voltaje de trabajo y los cuidados que exige la garantía.

## Cuarta
La garantía es la que indica la ficha de cada producto. Para ejercerla basta presentar este contrato o la factura. No ampara daños por corriente fuera de norma.

## Quinta
El Comprador dispone de siete días para devolver lo que no haya usado, completo y en su embalaje, con reembolso por la misma vía del pago.

## Sexta
El Vendedor trata los datos personales del Comprador conforme a su política de privacidad y solo para cumplir este contrato.

Bayamo, a ____ de ____________ de ______

Vendedor: ____________________   Comprador: ____________________
`,
  },
  {
    tab: 'purchase',
    file: 'solicitud-de-oferta.pdf',
    title: 'Solicitud de oferta',
    description: 'Modelo para pedir cotización de varios productos a la vez.',
    body: `
## Quién solicita
Entidad o persona: ________________________________________________
Código REEUP o carné de identidad: ________________________________
Contacto, teléfono y correo: ______________________________________

## Qué necesita
Escriba el código o modelo, la cantidad y para qué lo va a usar. Si no está seguro del modelo, describa el trabajo: páginas al mes, tamaño del papel, cantidad de computadoras o metros que debe cubrir la red. Con eso podemos proponer alternativas.

1. ________________________________________________  Cantidad: ______
2. ________________________________________________  Cantidad: ______
3. ________________________________________________  Cantidad: ______
4. ________________________________________________  Cantidad: ______
5. ________________________________________________  Cantidad: ______

## Condiciones
Moneda de pago (USD, MLC o CUP): ________   Forma de pago: ____________
Lugar de entrega: _________________________________________________
¿Necesita instalación o adiestramiento?: ___________________________
Fecha límite para recibir la oferta: ____ / ____ / ______

Envíe esta hoja por correo o entréguela en el mostrador. Respondemos en un máximo de dos días hábiles con una proforma válida por siete días.

Firma: ____________________
`,
  },
]
