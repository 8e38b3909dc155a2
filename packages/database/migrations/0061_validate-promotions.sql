-- no transaction
alter table order_lines validate constraint order_lines_discount;
alter table order_extra_lines validate constraint order_extra_lines_total;
alter table orders validate constraint orders_amounts;
