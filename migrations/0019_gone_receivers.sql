-- A receiver that answers 410 Gone disables its endpoint: when, and what the client is told.
alter table webhook_endpoint
  add column disabled_at     timestamptz,
  add column disabled_reason text,
  add check ((disabled_at is null) = (disabled_reason is null)),
  add check (disabled_at is null or not enabled);
