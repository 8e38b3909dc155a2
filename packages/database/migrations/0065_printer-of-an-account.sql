-- The printer for which a customer is shown ink, parts, resets and services.
alter table users add column printer varchar(80);
