-- A category is never below itself.
create or replace function refuse_category_cycle() returns trigger language plpgsql as $$
begin
  if exists (
    with recursive ancestors (id) as (
      select new.parent_id
      union
      select parent.parent_id from categories as parent join ancestors on parent.id = ancestors.id
    )
    select from ancestors where id = new.id
  ) then
    raise exception 'category % would be below itself', new.id
      using errcode = 'check_violation', table = 'categories', constraint = 'categories_are_a_tree';
  end if;
  return new;
end
$$;

create or replace trigger categories_are_a_tree
  before insert or update of parent_id on categories
  for each row when (new.parent_id is not null) execute function refuse_category_cycle();
