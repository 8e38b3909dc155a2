import type { Transaction } from '../connect.ts'
import { translations } from '../schema/site/translations.ts'
import { deviceTypes } from '../schema/workshop/intakes.ts'

const powers = '¿Enciende?'
const screen = '¿La pantalla se ve bien?'
const charger = '¿Deja el cargador?'
const cable = '¿Deja el cable de corriente?'
const other = 'Otros accesorios'

const first = [
  {
    name: 'Impresora',
    outline: 'printer',
    questions: [powers, '¿Imprime?', '¿Toma el papel?', '¿Deja los cartuchos o tanques?', cable],
    textQuestions: [other],
    phrases: ['No enciende', 'Imprime con rayas', 'No toma el papel', 'Pide reset', 'Atasco de papel'],
  },
  {
    name: 'Laptop',
    outline: 'laptop',
    asksPasscode: true,
    questions: [powers, screen, '¿El teclado responde?', '¿La batería carga?', charger],
    textQuestions: [other],
    phrases: ['No enciende', 'Está lenta', 'Se calienta', 'Pantalla rota', 'No carga', 'Formatear'],
  },
  {
    name: 'Teléfono o tableta',
    outline: 'phone',
    hasImei: true,
    asksPasscode: true,
    questions: [powers, screen, '¿El táctil responde?', '¿Carga?', '¿Deja la SIM?', charger],
    textQuestions: [other],
    phrases: ['Pantalla rota', 'No carga', 'Se mojó', 'Se apaga solo', 'No enciende', 'Está bloqueado'],
  },
  {
    name: 'Computadora de escritorio',
    outline: 'desktop',
    asksPasscode: true,
    questions: [powers, '¿Da video?', '¿La tapa está sellada?', cable],
    textQuestions: [other],
    phrases: ['No enciende', 'No da video', 'Está lenta', 'Se reinicia sola', 'Hace ruido', 'Formatear'],
  },
  {
    name: 'UPS',
    outline: 'ups',
    questions: [powers, '¿Retiene la carga?', '¿Suena la alarma?', cable],
    textQuestions: [other],
    phrases: ['No enciende', 'No respalda', 'Pita todo el tiempo', 'Batería hinchada'],
  },
  {
    name: 'Otro equipo',
    outline: 'box',
    questions: [powers, cable],
    textQuestions: [other],
    phrases: ['No enciende', 'Se apaga solo', 'Hace ruido'],
  },
] as const

/** Spanish, English, Russian, Arabic. */
const deviceTypeTexts = [
  ['Impresora', 'Printer', 'Принтер', 'طابعة'],
  ['Laptop', 'Laptop computer', 'Ноутбук', 'حاسوب محمول'],
  ['Teléfono o tableta', 'Phone or tablet', 'Телефон или планшет', 'هاتف أو جهاز لوحي'],
  ['Computadora de escritorio', 'Desktop computer', 'Настольный компьютер', 'حاسوب مكتبي'],
  ['UPS', 'UPS', 'ИБП', 'وحدة طاقة احتياطية'],
  ['Otro equipo', 'Other device', 'Другое устройство', 'جهاز آخر'],
  [powers, 'Does it power on?', 'Включается?', 'هل يعمل؟'],
  [screen, 'Is the screen fine?', 'Экран исправен?', 'هل الشاشة سليمة؟'],
  [charger, 'Is the charger left?', 'Оставлено зарядное устройство?', 'هل تُرك الشاحن؟'],
  [cable, 'Is the power cable left?', 'Оставлен кабель питания?', 'هل تُرك كابل الطاقة؟'],
  [other, 'Other accessories', 'Другие принадлежности', 'ملحقات أخرى'],
  ['¿Imprime?', 'Does it print?', 'Печатает?', 'هل تطبع؟'],
  ['¿Toma el papel?', 'Does it take paper?', 'Захватывает бумагу?', 'هل تسحب الورق؟'],
  [
    '¿Deja los cartuchos o tanques?',
    'Are cartridges or tanks left?',
    'Оставлены картриджи или ёмкости?',
    'هل تُركت الخراطيش أو الخزانات؟',
  ],
  ['¿El teclado responde?', 'Does the keyboard respond?', 'Клавиатура работает?', 'هل تستجيب لوحة المفاتيح؟'],
  ['¿La batería carga?', 'Does the battery charge?', 'Аккумулятор заряжается?', 'هل تُشحن البطارية؟'],
  ['¿El táctil responde?', 'Does touch respond?', 'Сенсор работает?', 'هل تستجيب شاشة اللمس؟'],
  ['¿Carga?', 'Does it charge?', 'Заряжается?', 'هل يُشحن؟'],
  ['¿Deja la SIM?', 'Is the SIM left?', 'Оставлена SIM-карта?', 'هل تُركت شريحة SIM؟'],
  ['¿Da video?', 'Does it show a picture?', 'Есть изображение?', 'هل تظهر الصورة؟'],
  ['¿La tapa está sellada?', 'Is the cover sealed?', 'Крышка опломбирована?', 'هل الغطاء مختوم؟'],
  ['¿Retiene la carga?', 'Does it hold the load?', 'Держит нагрузку?', 'هل تتحمل الحمل؟'],
  ['¿Suena la alarma?', 'Does the alarm sound?', 'Звучит сигнал?', 'هل يصدر الإنذار؟'],
] as const

/** Inserted only once: staff rewrite them and switch them off. */
export async function addDeviceTypes(tx: Transaction): Promise<void> {
  const [anyType] = await tx.select({ id: deviceTypes.id }).from(deviceTypes).limit(1)
  if (anyType) return
  const rows = first.map((type, position) => ({
    ...type,
    position,
    questions: [...type.questions],
    textQuestions: [...type.textQuestions],
    phrases: [...type.phrases],
  }))
  await tx.insert(deviceTypes).values(rows)
  await tx
    .insert(translations)
    .values(
      deviceTypeTexts.map(([source, en, ru, ar]) => ({ area: 'services' as const, source, en, ru, ar })),
    )
    .onConflictDoNothing()
}
