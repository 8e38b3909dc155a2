import type { CatalogueAttribute, CatalogueBrand, CatalogueCategory } from '@tecnoclick/catalogue/model'
import type { Database } from '@tecnoclick/database/connect'
import { shownCategories } from './shown-categories.ts'

/** What products refer to: few rows, always read whole. */
export interface Dictionaries {
  categories: CatalogueCategory[]
  brands: CatalogueBrand[]
  attributes: CatalogueAttribute[]
}

const dictionariesSql = `
  with ${shownCategories}
  select
    array(
      select json_build_object(
        'id', id, 'slug', slug, 'name', name, 'description', description, 'parent', parent, 'image', image, 'position', position
      ) from shown order by position, id
    ) as categories,
    array(
      select json_build_object('id', id, 'slug', slug, 'name', name, 'logo', logo, 'position', position)
      from brands where enable order by position, id
    ) as brands,
    array(
      select json_build_object(
        'id', id, 'slug', slug, 'name', name, 'filter', filter, 'filterable', filterable, 'position', position,
        'values', array(
          select json_build_object('slug', value.slug, 'name', value.name, 'color', value.color)
          from attribute_values as value where value.attribute_id = attribute.id order by value.position, value.id
        )
      ) from attributes as attribute order by position, id
    ) as attributes`

export async function loadDictionaries({ pool }: Database): Promise<Dictionaries> {
  const { rows } = await pool.query<Dictionaries>(dictionariesSql)
  const [dictionaries] = rows
  if (!dictionaries) throw new Error('PostgreSQL answered a question without a table by no row')
  return dictionaries
}
