-- Every trigger looks first whether anybody wants its events: without a webhook it costs a look at an empty table.
-- The facts have the names of the API and say nothing of persons beside the id of their account.
-- One id for all webhooks, so that a receiver of several recognizes the event.
create or replace function queue_webhook_event(event text, about text, about_id integer, facts jsonb) returns void language sql as $$
  with made as materialized (select gen_random_uuid() as id)
  insert into webhook_events (event_id, webhook_id, type, object, object_id, data)
  select made.id, webhooks.id, event, about, about_id, facts from made, webhooks
  where webhooks.enable and event = any (webhooks.events)
$$;
