-- The last attempt of a delivery stands beside it, and a row of its own is written only for those before it: nearly every
-- delivery arrives at once, and its log was half of what writing it down cost.
alter table webhook_delivery
  add column last_attempt integer,
  add column last_attempted_at timestamptz,
  add column last_duration_ms integer,
  add column last_failure text,
  add column last_excerpt text;

-- Every attempt, wherever it is written.
create view delivery_attempt with (security_invoker = true) as
  select client_id, webhook_delivery_id, attempt, attempted_at, duration_ms, status_code, failure, reply_excerpt
  from webhook_attempt
  union all
  select client_id, webhook_delivery_id, last_attempt, last_attempted_at, last_duration_ms, last_status_code, last_failure,
         last_excerpt
  from webhook_delivery where last_attempt is not null;
grant select on delivery_attempt to purser_service;
