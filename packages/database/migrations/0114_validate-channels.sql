-- no transaction
alter table outbox validate constraint outbox_channel_known;
alter table outbox validate constraint outbox_refused_by_known;
alter table notice_choices validate constraint notice_choices_sms_topics_known;
alter table notice_choices validate constraint notice_choices_fallback_known;
