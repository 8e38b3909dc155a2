-- An answer is a message of the conversation, whichever release or call wrote it.
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
