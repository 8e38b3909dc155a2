create or replace function webhook_prices(about products) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'price', wire_amount(about.price),
    'priceAlt', wire_amount(about.price_alt),
    'priceMayorista', wire_amount(about.price_mayorista),
    'priceMayoristaAlt', wire_amount(about.price_mayorista_alt),
    'priceMlc', wire_amount(about.price_mlc),
    'priceMayoristaMlc', wire_amount(about.price_mayorista_mlc),
    'compareAtPrice', wire_amount(about.compare_at_price)
  )
$$;
