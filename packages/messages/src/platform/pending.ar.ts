import type { pending as source } from './pending.es.ts'
import type { Translation } from './translation.ts'

export const pending = {
  order: {
    done: 'تم تسجيل طلبك',
    doneNumber: 'تم تسجيل طلبك {number}',
    notSent: 'لم يُرسَل طلبك',
    unknown: 'لا نعرف إن كان طلبك قد وصل',
    open: 'عرض الطلب',
  },
  payment: {
    done: 'تم تسجيل إشعار الدفع',
    doneNumber: 'تم تسجيل إشعار دفع الطلب {number}',
    notSent: 'لم يُرسَل إشعار الدفع',
    unknown: 'لا نعرف إن كان إشعار الدفع قد وصل',
    open: 'عرض الطلب',
  },
  return: {
    done: 'تم تسجيل طلب الإرجاع',
    doneNumber: 'تم تسجيل طلب الإرجاع {number}',
    notSent: 'لم يُرسَل طلب الإرجاع',
    unknown: 'لا نعرف إن كان طلب الإرجاع قد وصل',
    open: 'عرض الإرجاع',
  },
  service: {
    done: 'تم تسجيل طلب الخدمة',
    doneNumber: 'تم تسجيل طلب الخدمة {number}',
    notSent: 'لم يُرسَل طلب الخدمة',
    unknown: 'لا نعرف إن كان طلب الخدمة قد وصل',
    open: 'عرض طلب الخدمة',
  },
  message: {
    done: 'تم إرسال رسالتك',
    doneNumber: 'تم إرسال رسالتك بشأن {number}',
    notSent: 'لم تُرسَل رسالتك',
    unknown: 'لا نعرف إن كانت رسالتك قد وصلت',
    open: 'عرض الرسائل',
  },
  reset: {
    done: 'تمت عملية الشراء',
    doneNumber: 'تمت عملية الشراء {number}',
    notSent: 'لم تُرسَل عملية الشراء',
    unknown: 'لا نعرف إن كانت عملية الشراء قد وصلت',
    open: 'عرض عملية الشراء',
  },
  arrived: 'انقطع الاتصال قبل وصول الرد. لا حاجة إلى الإرسال مرة أخرى.',
  arrivedOffline: 'وصل إلى المتجر. ستظهر التفاصيل هنا عند عودة الاتصال.',
  kept: 'كل شيء كما تركته: يمكنك الإرسال مرة أخرى.',
  keptThere: 'كل شيء كما تركته: عُد وأرسله مرة أخرى.',
  waiting: 'سنتحقق عند عودة الاتصال.',
  checking: 'نتحقق الآن…',
  old: 'كان ذلك قبل أكثر من يومين. انظر في حسابك إن كان قد وصل.',
  signIn: 'سجّل الدخول وسنتحقق.',
  signInAction: 'تسجيل الدخول',
  back: 'العودة إلى النموذج',
  dismiss: 'حسنًا',
} as const satisfies Translation<typeof source, 'ar'>
