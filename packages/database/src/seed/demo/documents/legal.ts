import type { DemoDocument } from '../documents.ts'

export const legalDocuments: readonly DemoDocument[] = [
  {
    tab: 'legal',
    file: 'condiciones-generales-de-venta.pdf',
    title: 'Condiciones generales de venta',
    description: 'Qué obliga a la tienda y qué al cliente en cada compra.',
    body: `
## Primera. Objeto
Las presentes condiciones rigen las ventas de productos que TecnoClick, en lo adelante el Vendedor, realiza a personas naturales y jurídicas, en lo adelante el Comprador, en su local o por medio de su sitio web.

## Segunda. Formación del contrato
La compraventa se perfecciona cuando el pedido recibe número consecutivo. El número, la fecha, los productos, la cantidad, el precio unitario y la moneda constan en la confirmación que se envía al correo electrónico del Comprador y en el comprobante de entrega.

## Tercera. Precio
El precio es el publicado al confirmar el pedido, en la moneda elegida. Incluye el embalaje original. No incluye transporte, que se factura en renglón aparte, ni instalación, salvo que se pacte.

## Cuarta. Pago
El Comprador dispone de setenta y dos horas para pagar por transferencia o efectivo, y de siete días hábiles para el pago mediante cheque. Vencido el plazo, el Vendedor puede anular el pedido y poner de nuevo a la venta las unidades.

## Quinta. Entrega y riesgo
La entrega se hace en el local del Vendedor o en la dirección indicada. El riesgo pasa al Comprador con la firma del acta de entrega. Las faltas y daños visibles se consignan en el acta; los ocultos, dentro de los tres días hábiles siguientes.

## Sexta. Reserva de dominio
Los bienes pertenecen al Vendedor hasta su pago total.

## Séptima. Garantía
El Vendedor responde por defectos de fabricación durante el plazo indicado en la ficha de cada producto, en los términos de su política de garantía.

## Octava. Solución de diferencias
Las partes procuran un acuerdo amistoso en el término de quince días. De no lograrlo, se someten al órgano judicial competente de la provincia de Granma.
`,
  },
  {
    tab: 'legal',
    file: 'politica-de-garantia.pdf',
    title: 'Política de garantía y devoluciones',
    description: 'Plazos, exclusiones y cómo hacerla valer.',
    body: `
## 1. Plazos
Equipos de impresión, computadoras, monitores, redes y energía: doce meses, salvo que la ficha diga otra cosa. Teléfonos y tabletas: seis meses. Accesorios: de tres a seis meses. Insumos: contra defecto de fábrica, mientras el envase conserve su sello.

## 2. Qué cubre
La reparación o sustitución sin costo de las piezas que fallen por defecto de fabricación en condiciones normales de uso. Si la reparación demora más de treinta días o la falla se repite tres veces, el cliente puede escoger entre un equipo equivalente y la devolución del importe.

## 3. Qué no cubre
Sobrevoltaje, descargas atmosféricas, líquidos, caídas, insectos, uso de insumos no originales, apertura por personas ajenas al taller, pérdida de información y desgaste normal de baterías, rodillos, cabezales o lámparas.

## 4. Cómo reclamar
Presentar el equipo con la factura y, de ser posible, su embalaje. El taller emite un comprobante con número de servicio y un enlace para seguir el caso. El diagnóstico se entrega en un máximo de cinco días hábiles.

## 5. Devoluciones
Dentro de los siete días siguientes a la entrega se aceptan productos sin usar, completos y con su embalaje. El importe se devuelve por la misma vía del pago, descontando el transporte. No se aceptan insumos abiertos ni archivos digitales descargados.

## 6. Garantía extendida
Cuando se contrata, comienza al vencer la de origen y tiene iguales condiciones. Se transfiere con el equipo si el nuevo dueño presenta la factura original.
`,
  },
  {
    tab: 'legal',
    file: 'ficha-de-cliente-juridico.pdf',
    title: 'Ficha de cliente, persona jurídica',
    description: 'Datos que pedimos a empresas, mipymes y cooperativas para abrir la cuenta mayorista.',
    body: `
## Datos de la entidad
Nombre o razón social: ____________________________________________
Código REEUP: ____________________  NIT: ____________________
Forma de gestión (estatal, mipyme, cooperativa, proyecto): ____________
Domicilio legal: ___________________________________________________
Municipio y provincia: _____________________________________________
Teléfono y correo electrónico: _____________________________________

## Datos bancarios
Banco y sucursal: __________________________________________________
Cuenta en CUP: ____________________________________________________
Cuenta en MLC, si la tiene: ________________________________________

## Personas autorizadas
Para contratar (nombre, cargo, carné de identidad): _________________
Para recibir mercancía (nombre, carné de identidad): ________________
Contacto diario (nombre, teléfono): _________________________________

## Documentos que se acompañan
Copia de la escritura o resolución de constitución, del nombramiento de quien firma, de la certificación bancaria y de la licencia comercial cuando corresponda.

## Declaración
La entidad declara que los datos son ciertos y se compromete a informar cualquier cambio dentro de los diez días hábiles de ocurrido. La información se usa solo para fines comerciales y contables, conforme a la política de privacidad de TecnoClick.

Firma y cuño: ____________________   Fecha: ____ / ____ / ______
`,
  },
]
