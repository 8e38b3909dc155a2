import type {
  CataloguePage,
  Facet,
  Product,
  ProductCard,
} from '@tecnoclick/contract/catalogue/browse/schemas'
import type { Dictionary } from '../../platform/content/load-dictionary.ts'

interface Named {
  name: string
}
type Attribute = ProductCard['attributes'][number]
type Option = Product['options'][number]

/** Names of attributes and options in the language of the page. What has no translation stays Spanish, without `lang`. */
export function translateProduct(product: Product, dictionary: Dictionary, lang: string): Product {
  if (dictionary.size === 0) return product
  return {
    ...translateCard(product, dictionary, lang),
    options: product.options.map((option) => translateOption(option, dictionary, lang)),
    ...translateVariants(product, dictionary, lang),
  }
}

/** The values of an option all or none; the variants have the same texts as the options. */
function translateVariants(
  { variantOptions, variants }: Product,
  dictionary: Dictionary,
  lang: string,
): Pick<Product, 'variantOptions' | 'variants'> {
  if (!variantOptions || !variants) return {}
  const shown = variantOptions.map(({ name, values }) => {
    const isWhole = values.every(({ title }) => dictionary.has(title))
    const translate = (title: string) => (isWhole && dictionary.get(title)) || title
    return { name, translate, option: translateName({ name, values }, dictionary, lang), isWhole }
  })
  return {
    variantOptions: shown.map(({ option, translate, isWhole }) => ({
      ...option,
      values: option.values.map((value) => ({
        ...value,
        title: translate(value.title),
        ...(isWhole && { lang }),
      })),
    })),
    variants: variants.map((variant) => ({
      ...variant,
      options: Object.fromEntries(
        shown.map(({ name, translate, option }) => [option.name, translate(variant.options[name] ?? '')]),
      ),
    })),
  }
}

export function translateList(list: CataloguePage, dictionary: Dictionary, lang: string): CataloguePage {
  return {
    ...list,
    data: list.data.map((card) => translateCard(card, dictionary, lang)),
    facets: list.facets.map((facet) => translateFacet(facet, dictionary, lang)),
  }
}

export function translateCard<Card extends ProductCard>(
  card: Card,
  dictionary: Dictionary,
  lang: string,
): Card {
  const translateAttribute = (attribute: Attribute): Attribute => ({
    ...translateName(attribute, dictionary, lang),
    values: translateAll(attribute.values, dictionary, lang),
  })
  return { ...card, attributes: card.attributes.map(translateAttribute) }
}

function translateOption(option: Option, dictionary: Dictionary, lang: string): Option {
  const title = dictionary.get(option.title)
  const isWhole = option.values.every((value) => dictionary.has(value.title))
  return {
    ...option,
    ...(title !== undefined && { title, lang }),
    values: isWhole
      ? option.values.map((value) => ({ ...value, title: dictionary.get(value.title) ?? value.title, lang }))
      : option.values,
  }
}

/** Brands and the discount are no attributes. */
function translateFacet(facet: Facet, dictionary: Dictionary, lang: string): Facet {
  if (facet.type === 'category' || facet.type === 'range' || !isAttribute(facet)) return facet
  const named = translateName(facet, dictionary, lang)
  return { ...named, items: facet.items.map((item) => translateName(item, dictionary, lang)) } as Facet
}

/** Whether a facet shows an attribute, whose texts staff write. */
export function isAttribute({ slug }: { slug: string }): boolean {
  return slug !== 'brand' && slug !== 'discount'
}

function translateName<Row extends Named>(row: Row, dictionary: Dictionary, lang: string): Row {
  const name = dictionary.get(row.name)
  return name === undefined ? row : { ...row, name, lang }
}

/** All or none: values are shown as one list. */
function translateAll<Row extends Named>(rows: Row[], dictionary: Dictionary, lang: string): Row[] {
  const isWhole = rows.every(({ name }) => dictionary.has(name))
  return isWhole ? rows.map((row) => translateName(row, dictionary, lang)) : rows
}
