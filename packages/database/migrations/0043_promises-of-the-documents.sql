-- The strip of the home page shows the three promises of the owner's documents. Rows that staff changed stay as they are.
update promises set title = 'Soporte 24/7', text = 'Tienda: {hours}', version = version + 1, updated_at = now()
  where version = 1 and title = 'Soporte por teléfono y WhatsApp' and text = '{hours}';
update promises set enable = true, version = version + 1, updated_at = now()
  where version = 1 and not enable and title = 'Descuento de hasta 30%';
update promises set enable = false, version = version + 1, updated_at = now()
  where version = 1 and enable and title = 'Pago seguro';
insert into translations (area, source, en, ru, ar)
  select 'promises', * from (values
    ('Soporte 24/7', 'Support 24/7', 'Поддержка 24/7', 'دعم على مدار الساعة'),
    ('Tienda: {hours}', 'Shop: {hours}', 'Магазин: {hours}', 'المتجر: {hours}')
  ) as texts
  where exists (select 1 from promises where title = 'Soporte 24/7')
  on conflict do nothing;
