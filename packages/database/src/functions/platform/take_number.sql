-- Takes the next number of a document and locks its counter until the end of the transaction: the last lock of all. No row if
-- the consecutive is missing or disabled.
create or replace function take_number(of_document text) returns table (number text, series_id integer, sequence integer)
language plpgsql as $$
#variable_conflict use_column
begin
  -- The second attempt handles a series that was closed and replaced while this one waited for its lock.
  for attempt in 1..2 loop
    return query
      with taken as (
        update number_series set next_number = next_number + 1
        from consecutives
        where consecutives.id = consecutive_id and document = of_document and enable and closed_at is null
        returning prefix, number_series.id, next_number - 1 as sequence
      )
      select prefix || '-' || lpad(sequence::text, greatest(3, length(sequence::text)), '0'), id, sequence from taken;
    exit when found;
  end loop;
end
$$;
