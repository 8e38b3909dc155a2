import { editableInAll } from '../platform/editable-texts.ts'

interface Words {
  see: string
  askPrice: string
  reason: string
  unsubscribe: string
}

/** What the shop adds to the text of a campaign. */
export const campaignMails = editableInAll<Words>('site', 'campaignMails', {
  es: {
    see: 'Ver en la tienda',
    askPrice: 'Consultar precio',
    reason: 'Recibe este correo porque se suscribió al boletín de {store}.',
    unsubscribe: 'No quiero recibir más estos correos',
  },
  en: {
    see: 'See it in the shop',
    askPrice: 'Ask for the price',
    reason: 'You get this mail because you subscribed to the newsletter of {store}.',
    unsubscribe: 'I do not want these mails any more',
  },
  ru: {
    see: 'Открыть в магазине',
    askPrice: 'Уточните цену',
    reason: 'Вы получили это письмо, потому что подписались на рассылку {store}.',
    unsubscribe: 'Больше не присылать такие письма',
  },
  ar: {
    see: 'عرض في المتجر',
    askPrice: 'اسأل عن السعر',
    reason: 'تصلك هذه الرسالة لأنك اشتركت في نشرة {store}.',
    unsubscribe: 'لا أريد استلام هذه الرسائل بعد الآن',
  },
})
