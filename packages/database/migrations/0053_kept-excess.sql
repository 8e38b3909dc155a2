-- What was paid too much and is kept with the customer's agreement.
alter table orders add column excess_kept bigint;
