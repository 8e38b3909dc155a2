import type { LocaleTexts } from './setting-values.ts'

/** The conditions of a new shop; the owner writes their own. */
export const initialIntakeConditions: LocaleTexts = {
  es: `El taller revisa el equipo y avisa antes de cobrar: nada se repara sin que usted acepte el presupuesto.
El estimado es orientativo; el presupuesto puede ser distinto después del diagnóstico.
Guarde una copia de sus datos: el taller los cuida, pero no responde por datos perdidos a causa de la avería.
El equipo se entrega con este comprobante o con el documento de identidad de quien lo dejó.
Un equipo listo que no se recoge en 90 días puede generar gastos de almacenaje, que se avisan antes.`,
  en: `The workshop examines the device and tells you before it charges: nothing is repaired unless you accept the quote.
The estimate is a guide; the quote may differ after the diagnosis.
Keep a copy of your data: the workshop takes care of it, but is not liable for data lost because of the fault.
The device is handed over against this receipt or the identity document of the person who left it.
A device that is ready and not collected within 90 days may incur storage costs, which are announced first.`,
  ru: `Мастерская осматривает устройство и сообщает цену заранее: без вашего согласия со сметой ничего не ремонтируется.
Предварительная оценка ориентировочная; смета после диагностики может отличаться.
Сохраните копию своих данных: мастерская обращается с ними бережно, но не отвечает за данные, утраченные из-за неисправности.
Устройство выдаётся по этой квитанции или по документу того, кто его сдал.
За готовое устройство, не полученное за 90 дней, может взиматься плата за хранение, о которой сообщают заранее.`,
  ar: `تفحص الورشة الجهاز وتخبرك قبل التحصيل: لا يُصلَح شيء دون موافقتك على عرض السعر.
التقدير إرشادي، وقد يختلف عرض السعر بعد التشخيص.
احتفظ بنسخة من بياناتك: تعتني بها الورشة، لكنها غير مسؤولة عن البيانات التي تُفقد بسبب العطل.
يُسلَّم الجهاز مقابل هذا الإيصال أو وثيقة هوية من تركه.
الجهاز الجاهز الذي لا يُستلم خلال 90 يومًا قد تترتب عليه تكاليف تخزين يُبلَّغ بها مسبقًا.`,
}
