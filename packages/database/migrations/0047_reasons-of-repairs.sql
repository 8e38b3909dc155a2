-- Why staff completed a repair that is not paid, or reopened one.
alter table service_order_history drop constraint service_order_history_event_known;
alter table service_order_history add constraint service_order_history_event_known check (event in ('requested', 'status', 'answer', 'quote', 'accepted', 'rejected', 'number', 'claimed', 'payment', 'refund', 'reason')) not valid;
