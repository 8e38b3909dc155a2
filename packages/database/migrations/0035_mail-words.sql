-- no transaction
-- The list of mails is searched by the words of addresses and subjects. Only settled mails are in the index, so that an
-- order that writes a mail does not wait for it.
drop index concurrently if exists outbox_words;
create index concurrently outbox_words on outbox
  using gin ((search_words(coalesce(to_address, '') || ' ' || coalesce(subject, ''))))
  where state in ('sent', 'failed');
