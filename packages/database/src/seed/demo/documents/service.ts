import type { DemoDocument } from '../documents.ts'

export const serviceDocuments: readonly DemoDocument[] = [
  {
    tab: 'service',
    file: 'contrato-de-servicio-tecnico.pdf',
    title: 'Contrato de servicio técnico',
    description: 'Para reparaciones y trabajos puntuales en equipos de personas y entidades.',
    body: `
De una parte, TecnoClick, en lo adelante el Prestador, y de la otra el Cliente que se identifica en la orden de servicio, acuerdan lo siguiente.

## Cláusula 1. Objeto
El Prestador se obliga a diagnosticar y, previa aceptación del presupuesto, reparar o dar mantenimiento al equipo descrito en la orden de servicio, que forma parte de este contrato.

## Cláusula 2. Recepción
El equipo se recibe con sus accesorios anotados, el estado físico visible y la falla según la cuenta el Cliente. Se entrega un comprobante con número y código para consultar el estado por Internet.

## Cláusula 3. Diagnóstico y presupuesto
El diagnóstico se emite en cinco días hábiles. El presupuesto indica piezas, mano de obra, moneda y fecha de vencimiento. Ningún trabajo comienza sin la aceptación expresa del Cliente, que puede darse por el enlace del comprobante.

## Cláusula 4. Plazo
El plazo de ejecución consta en el presupuesto y se cuenta desde la aceptación o desde la llegada de las piezas. Toda demora se comunica con su causa.

## Cláusula 5. Pago
El Cliente paga al recibir el equipo reparado, por transferencia, efectivo o cheque. Si rechaza el presupuesto abona únicamente el mínimo por diagnóstico que se le informó al recibir.

## Cláusula 6. Información del Cliente
El Cliente declara haber respaldado sus datos. El Prestador guarda confidencialidad sobre cualquier información a que acceda y no responde por la que se pierda a causa de la propia falla.

## Cláusula 7. Garantía del trabajo
La reparación tiene noventa días de garantía sobre la falla corregida y las piezas colocadas.

## Cláusula 8. Equipos no recogidos
A los sesenta días del aviso de terminación comienza a correr un cargo por almacenamiento. A los ciento ochenta, el Prestador puede disponer del equipo para cubrir lo adeudado, previa notificación escrita.

Por el Prestador: ____________________   Por el Cliente: ____________________
`,
  },
  {
    tab: 'service',
    file: 'contrato-de-mantenimiento-mensual.pdf',
    title: 'Contrato de mantenimiento mensual',
    description: 'Visitas programadas y atención preferente para empresas.',
    body: `
## Primera. Alcance
El Prestador atiende los equipos relacionados en el anexo 1: impresoras, computadoras, red y respaldo eléctrico. El servicio comprende una visita preventiva al mes y las correctivas que hagan falta dentro del límite pactado.

## Segunda. Visita preventiva
En cada visita se limpia, se revisa, se actualizan contadores y se deja un informe firmado con recomendaciones. La fecha se acuerda con cinco días de antelación.

## Tercera. Visita correctiva
Ante una avería reportada en horario laboral, el Prestador acude en menos de veinticuatro horas. Si la solución exige piezas, presenta presupuesto aparte.

## Cuarta. Exclusiones
No se incluyen insumos, piezas, daños por corriente fuera de norma ni equipos ajenos al anexo.

## Quinta. Precio y forma de pago
La cuota mensual se fija en el anexo 2 según cantidad y tipo de equipos. Se paga por transferencia dentro de los diez días siguientes a la factura. El precio se revisa cada año.

## Sexta. Obligaciones del Cliente
Facilitar el acceso, designar un responsable, mantener las condiciones eléctricas y ambientales, y no permitir intervenciones de terceros en los equipos amparados.

## Séptima. Confidencialidad
El personal del Prestador no copia, divulga ni retira información del Cliente. Los discos que se sustituyen se devuelven o se destruyen en su presencia.

## Octava. Vigencia
Un año prorrogable por igual término, salvo aviso contrario con treinta días. Cualquiera de las partes puede terminarlo por incumplimiento de la otra no subsanado en quince días.

Prestador: ____________________   Cliente (REEUP): ____________________
`,
  },
  {
    tab: 'service',
    file: 'acta-de-entrega-y-recepcion.pdf',
    title: 'Acta de entrega y recepción de equipos',
    description: 'Se llena al dejar y al recoger un equipo en el taller.',
    body: `
## Recepción
Orden de servicio número: ____________   Fecha y hora: ____________
Cliente: ____________________________  Teléfono: _________________
Equipo, marca y modelo: ___________________________________________
Número de serie: __________________________________________________
Accesorios entregados: ____________________________________________
Estado físico (golpes, faltantes, tornillos): _____________________
Falla descrita por el cliente: ____________________________________

## Advertencias
El cliente confirma que hizo copia de su información, que conoce el mínimo por diagnóstico y que autoriza a abrir el equipo. Los equipos que llegan sin corriente o sin imagen se reciben sin comprobar sus demás funciones.

## Entrega
Trabajo realizado: ________________________________________________
Piezas sustituidas: _______________________________________________
Importe y forma de pago: __________________________________________
El cliente probó el equipo en el mostrador y lo recibe conforme. La garantía del trabajo es de noventa días sobre la falla corregida.

Entrega por TecnoClick: ____________________
Recibe el cliente (nombre, carné y firma): ____________________
`,
  },
]
