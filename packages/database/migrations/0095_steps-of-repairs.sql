-- no transaction
-- Repairs of earlier versions stand at the step that their state and last quote say.
-- repeat
update service_orders set
  step_id = (select id from repair_steps where key = case status
    when 'PENDIENTE' then 'requested'
    when 'COMPLETADA' then 'delivered'
    when 'CANCELADA' then 'unrepaired'
    else case (
      select state from service_quotes as q where q.service_order_id = service_orders.id order by q.id desc limit 1
    ) when 'pending' then 'approval' when 'accepted' then 'repair' else 'diagnosis' end
  end),
  step_since = coalesce(completed_at, cancelled_at, responded_at, fecha)
where id in (select id from service_orders where step_id is null limit 1000);

alter table service_orders drop constraint if exists service_orders_step_of_state;
alter table service_orders add constraint service_orders_step_of_state
  foreign key (step_id, status) references repair_steps (id, state) not valid;
alter table service_orders validate constraint service_orders_step_of_state;
alter table service_orders drop constraint if exists service_orders_step_given;
alter table service_orders add constraint service_orders_step_given
  check (num_nulls(step_id, step_since) = 0) not valid;
alter table service_orders validate constraint service_orders_step_given;
alter table service_orders validate constraint service_orders_email_of_contact;
alter table service_order_history drop constraint if exists service_order_history_step_id_repair_steps_id_fk;
alter table service_order_history add constraint service_order_history_step_id_repair_steps_id_fk
  foreign key (step_id) references repair_steps (id) not valid;
alter table service_order_history validate constraint service_order_history_step_id_repair_steps_id_fk;
alter table service_order_history validate constraint service_order_history_event_known;
alter table service_order_history validate constraint service_order_history_step_of_event;
alter table service_quote_lines validate constraint service_quote_lines_declined_optional;
alter table service_quotes validate constraint service_quotes_offered;
alter table service_quotes validate constraint service_quotes_deposit;
drop index concurrently if exists service_orders_step;
create index concurrently service_orders_step on service_orders (step_id, step_since);
drop index concurrently if exists service_order_history_step;
create index concurrently service_order_history_step on service_order_history (step_id) where step_id is not null;
