-- Steps refine the states of a repair. Quotes are accepted line by line, and may ask for a deposit that the customer reports.
create table repair_steps (
  id integer primary key generated always as identity,
  key varchar(12),
  name jsonb not null,
  text jsonb not null,
  state varchar(12) not null,
  turn varchar(8) not null,
  expected_days integer,
  notify boolean not null default true,
  position integer not null default 0,
  enable boolean not null default true,
  version integer not null default 1,
  created_at timestamp (3) with time zone not null default now(),
  updated_at timestamp (3) with time zone not null default now(),
  constraint repair_steps_key_unique unique (key),
  constraint repair_steps_id_and_state unique (id, state),
  constraint repair_steps_key_form check (key ~ '^[a-z]{1,12}$'),
  constraint repair_steps_named check (btrim(name ->> 'es') <> ''),
  constraint repair_steps_state_known check (state in ('PENDIENTE', 'EN PROCESO', 'COMPLETADA', 'CANCELADA')),
  constraint repair_steps_turn_known check (turn in ('workshop', 'customer', 'supplier')),
  constraint repair_steps_expected check (expected_days between 1 and 365)
);
create unique index repair_steps_name_unique on repair_steps (lower(name ->> 'es'));

insert into repair_steps (key, state, turn, expected_days, notify, position, name, text) values
  ('requested', 'PENDIENTE', 'workshop', 1, false, 1,
    '{"es": "Recibido", "en": "Received", "ru": "Принято", "ar": "تم الاستلام"}',
    '{"es": "Tenemos su solicitud. El taller la revisa y le responde.", "en": "We have your request. The workshop reads it and answers you.", "ru": "Ваша заявка у нас. Мастерская изучит её и ответит вам.", "ar": "وصلنا طلبك. تراجعه الورشة وترد عليك."}'),
  ('diagnosis', 'EN PROCESO', 'workshop', 2, true, 2,
    '{"es": "Diagnóstico", "en": "Diagnosis", "ru": "Диагностика", "ar": "الفحص"}',
    '{"es": "Buscamos la causa de la falla para decirle cuánto cuesta y cuánto demora.", "en": "We are looking for the cause of the fault, to tell you what it costs and how long it takes.", "ru": "Ищем причину неисправности, чтобы назвать вам цену и срок.", "ar": "نبحث عن سبب العطل لنخبرك بالتكلفة والمدة."}'),
  ('approval', 'EN PROCESO', 'customer', 7, false, 3,
    '{"es": "Espera su aprobación", "en": "Waiting for your approval", "ru": "Ждёт вашего решения", "ar": "بانتظار موافقتك"}',
    '{"es": "Le enviamos el presupuesto. Empezamos cuando usted lo acepte.", "en": "We sent you the quote. We start once you accept it.", "ru": "Мы отправили вам смету. Начнём, когда вы её примете.", "ar": "أرسلنا لك عرض السعر، ونبدأ عندما تقبله."}'),
  ('part', 'EN PROCESO', 'supplier', 10, true, 4,
    '{"es": "Espera una pieza", "en": "Waiting for a part", "ru": "Ждёт запчасть", "ar": "بانتظار قطعة"}',
    '{"es": "Pedimos la pieza que hace falta. Seguimos en cuanto llegue.", "en": "We ordered the part that is needed and go on as soon as it arrives.", "ru": "Мы заказали нужную деталь и продолжим, как только она придёт.", "ar": "طلبنا القطعة اللازمة ونتابع فور وصولها."}'),
  ('repair', 'EN PROCESO', 'workshop', 3, true, 5,
    '{"es": "En reparación", "en": "In repair", "ru": "В ремонте", "ar": "قيد الإصلاح"}',
    '{"es": "Estamos reparando su equipo.", "en": "We are repairing your device.", "ru": "Мы ремонтируем ваше устройство.", "ar": "نصلح جهازك."}'),
  ('test', 'EN PROCESO', 'workshop', 1, false, 6,
    '{"es": "En prueba", "en": "Being tested", "ru": "Проверка", "ar": "قيد الاختبار"}',
    '{"es": "La reparación está hecha. Comprobamos que todo funcione.", "en": "The repair is done. We are checking that everything works.", "ru": "Ремонт закончен. Проверяем, что всё работает.", "ar": "انتهى الإصلاح ونتأكد من أن كل شيء يعمل."}'),
  ('ready', 'EN PROCESO', 'customer', 7, true, 7,
    '{"es": "Listo para recoger", "en": "Ready to collect", "ru": "Можно забирать", "ar": "جاهز للاستلام"}',
    '{"es": "Su equipo está listo. Recójalo en nuestro horario con su comprobante.", "en": "Your device is ready. Collect it in our opening hours with your receipt.", "ru": "Ваше устройство готово. Заберите его в часы работы, взяв квитанцию.", "ar": "جهازك جاهز. استلمه في أوقات العمل ومعك الإيصال."}'),
  ('delivered', 'COMPLETADA', 'workshop', null, true, 8,
    '{"es": "Entregado", "en": "Handed over", "ru": "Выдано", "ar": "تم التسليم"}',
    '{"es": "Le entregamos el equipo. Gracias por su confianza.", "en": "You have your device back. Thank you for your trust.", "ru": "Устройство у вас. Спасибо за доверие.", "ar": "سلّمناك الجهاز. شكرًا لثقتك."}'),
  ('unrepaired', 'CANCELADA', 'customer', null, true, 9,
    '{"es": "Sin reparación", "en": "Not repaired", "ru": "Без ремонта", "ar": "بلا إصلاح"}',
    '{"es": "No reparamos el equipo. Si está en el taller, puede recogerlo con su comprobante.", "en": "We did not repair the device. If it is at the workshop, you can collect it with your receipt.", "ru": "Мы не стали ремонтировать устройство. Если оно в мастерской, его можно забрать с квитанцией.", "ar": "لم نصلح الجهاز. إن كان في الورشة فيمكنك استلامه ومعك الإيصال."}')
on conflict (key) do nothing;

alter table service_orders
  add column step_id integer,
  add column step_since timestamp (3) with time zone,
  add column promised_date date,
  add column contact_email varchar(254);
alter table service_orders add constraint service_orders_email_of_contact
  check (contact_email is null or contact_name is not null) not valid;

alter table service_order_history add column step_id integer;
alter table service_order_history drop constraint service_order_history_event_known;
alter table service_order_history add constraint service_order_history_event_known check (
  event in ('requested', 'status', 'answer', 'quote', 'accepted', 'rejected', 'number', 'claimed', 'payment', 'refund', 'reason', 'step', 'report')
) not valid;
alter table service_order_history add constraint service_order_history_step_of_event
  check (event <> 'step' or step_id is not null) not valid;

alter table service_quote_lines
  add column optional boolean not null default false,
  add column declined boolean not null default false;
alter table service_quote_lines add constraint service_quote_lines_declined_optional
  check (optional or not declined) not valid;

alter table service_quotes
  add column offered_amount bigint,
  add column deposit bigint,
  add column deposit_percent integer;
alter table service_quotes add constraint service_quotes_offered
  check (offered_amount is null or state = 'accepted' and offered_amount >= amount) not valid;
alter table service_quotes add constraint service_quotes_deposit check (
  num_nonnulls(deposit, deposit_percent) < 2 and deposit > 0 and deposit_percent between 1 and 100
) not valid;

create table service_payment_reports (
  id integer primary key generated always as identity,
  service_order_id integer not null constraint service_payment_reports_service_order_id_service_orders_id_fk references service_orders (id),
  amount bigint not null,
  currency varchar(3) not null constraint service_payment_reports_currency_currencies_code_fk references currencies (code),
  method varchar(12) not null constraint service_payment_reports_method_payment_methods_code_fk references payment_methods (code),
  transaction_code_id integer not null,
  code_purpose varchar(8) not null default 'service',
  state varchar(8) not null default 'reported',
  reported_at timestamp (3) with time zone not null default now(),
  judged_at timestamp (3) with time zone,
  judged_by integer constraint service_payment_reports_judged_by_users_id_fk references users (id),
  reason varchar(500) not null default '',
  service_payment_id integer constraint service_payment_reports_service_payment_id_service_payments_id_fk references service_payments (id),
  constraint service_payment_reports_code_of_repairs foreign key (transaction_code_id, code_purpose) references transaction_codes (id, purpose),
  constraint service_payment_reports_code_unique unique (transaction_code_id),
  constraint service_payment_reports_payment_unique unique (service_payment_id),
  constraint service_payment_reports_state_known check (state in ('reported', 'verified', 'rejected')),
  constraint service_payment_reports_code_purpose check (code_purpose = 'service'),
  constraint service_payment_reports_amount check (amount > 0),
  constraint service_payment_reports_judged check (
    (state = 'reported') = (judged_at is null) and (judged_at is null) = (judged_by is null)
  ),
  constraint service_payment_reports_counted check ((state = 'verified') = (service_payment_id is not null)),
  constraint service_payment_reports_refused_with_reason check (state <> 'rejected' or btrim(reason) <> '')
);
create index service_payment_reports_order on service_payment_reports (service_order_id, id);
create unique index service_payment_reports_one_waiting on service_payment_reports (service_order_id) where state = 'reported';

create or replace function follow_repair_step() returns trigger language plpgsql as $$
begin
  if new.step_id is null or tg_op = 'UPDATE' and new.step_id = old.step_id and new.status <> old.status then
    select id into new.step_id from repair_steps where state = new.status order by enable desc, position, id limit 1;
    new.step_since := case tg_op when 'INSERT' then coalesce(new.step_since, new.fecha) else now() end;
  end if;
  return new;
end
$$;

create or replace trigger service_orders_follow_step before insert or update of status, step_id on service_orders
  for each row execute function follow_repair_step();
