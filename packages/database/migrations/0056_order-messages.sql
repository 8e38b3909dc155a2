-- no transaction
-- An order has a conversation. Answers so far become its first messages, and what the previous release answers meanwhile too.
create table if not exists order_messages (
  id integer primary key generated always as identity,
  order_id integer not null constraint order_messages_order_id_orders_id_fk references orders (id),
  author varchar(8) not null,
  actor_id integer constraint order_messages_actor_id_users_id_fk references users (id),
  text varchar(2000) not null,
  created_at timestamp (3) with time zone not null default now(),
  read_at timestamp (3) with time zone,
  constraint order_messages_author_known check (author in ('customer', 'staff')),
  constraint order_messages_text_given check (btrim(text) <> '')
);
create index if not exists order_messages_order on order_messages (order_id, id);
create index if not exists order_messages_unread on order_messages (order_id) where author = 'customer' and read_at is null;

create or replace function store_answer_as_message() returns trigger language plpgsql as $$
begin
  insert into order_messages (order_id, author, actor_id, text, created_at)
  values (new.order_id, 'staff', new.actor_id, new.note, new.at);
  -- Whoever answers has read what was asked.
  update order_messages set read_at = new.at
  where order_id = new.order_id and author = 'customer' and read_at is null;
  return null;
end
$$;
create or replace trigger order_history_answers after insert on order_history
  for each row when (new.event = 'answer' and btrim(new.note) <> '') execute function store_answer_as_message();

insert into order_messages (order_id, author, actor_id, text, created_at)
select h.order_id, 'staff', h.actor_id, h.note, h.at from order_history as h
where h.event = 'answer' and btrim(h.note) <> '' and not exists (
  select from order_messages as m where m.order_id = h.order_id and m.created_at = h.at and m.text = h.note
)
order by h.id
on conflict do nothing;

insert into order_messages (order_id, author, text, created_at)
select o.id, 'staff', o.respuesta, o.responded_at from orders as o
where btrim(o.respuesta) <> '' and not exists (
  select from order_messages as m where m.order_id = o.id and m.text = o.respuesta
)
order by o.id
on conflict do nothing;
