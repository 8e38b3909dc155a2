-- Stores an order with its lines and the first entry of its history, in one statement: the trigger of the webhooks sees
-- the lines. Fields are named as columns. A field may be missing if its column may be null or has its default here.
create or replace function insert_order(new_order jsonb, new_lines jsonb, new_extra_lines jsonb, warranty integer)
returns table (id integer, line_ids integer[])
language plpgsql as $$
#variable_conflict use_column
begin
  -- Release 0.2.0-rc.1 sends the names of the code.
  if new_order ? 'placedBy' then
    new_order := column_names(new_order);
    new_lines := (select jsonb_agg(column_names(line) order by position)
      from jsonb_array_elements(new_lines) with ordinality as given (line, position));
  end if;
  return query
  with placed as (
      insert into orders overriding system value
      select filled.* from jsonb_populate_record(null::orders, '{
        "status": "PENDIENTE", "paid": 0, "home_delivery": false, "shipping_address": "", "pickup_point": "",
        "billing_address": "", "description": "", "order_date": "now", "version": 1, "created_at": "now", "updated_at": "now"
      }' || new_order || jsonb_build_object('id', coalesce(new_order -> 'id', to_jsonb(nextval('orders_id_seq'))))) as filled
      returning orders.id, status, placed_by, order_date
    ),
    stored as (
      insert into order_lines overriding system value
      -- With OFFSET a line is filled once, and not for each column.
      select (filled).* from (
        select jsonb_populate_record(null::order_lines, '{"options": [], "discount": 0}' || line || jsonb_build_object(
          'id', nextval('order_lines_id_seq'), 'order_id', placed.id, 'position', position, 'warranty_months',
          coalesce((
            select coalesce(p.warranty_months, parent.warranty_months)
            from products as p left join products as parent on parent.id = p.parent_id
            where p.id = (line ->> 'product_id')::integer
          ), warranty)
        )) as filled
        from placed, jsonb_array_elements(new_lines) with ordinality as given (line, position) offset 0
      ) as lines
      returning order_lines.id, position
    ),
    extra as (
      insert into order_extra_lines (order_id, label, total)
      select placed.id, label, total from placed, jsonb_to_recordset(new_extra_lines) as e (label text, total bigint)
    ),
    noted as (
      insert into order_history (order_id, at, event, status, actor_id)
      select placed.id, order_date, 'placed', status, placed_by from placed
    )
  select placed.id, (select array_agg(stored.id order by position) from stored) from placed;
end
$$;
