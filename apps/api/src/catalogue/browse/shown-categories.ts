/** `shown`: enabled categories that every category above them leaves visible. To be put after `with`. */
export const shownCategories = `recursive shown as (
    select category.*, null::varchar as parent from categories as category where parent_id is null and enable
    union all
    select category.*, shown.slug as parent
    from categories as category join shown on category.parent_id = shown.id
    where category.enable
  )`
