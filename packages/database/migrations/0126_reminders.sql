-- Whether customers are reminded of a cart and asked for a review, and when the last reminder was.
alter table notice_choices add column cart_reminders boolean;
alter table notice_choices add column review_requests boolean not null default true;
alter table carts add column reminded_at timestamp (3) with time zone;
