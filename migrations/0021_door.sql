-- Wrong secrets by whom and from where, as keyed hashes: of an account and the network that guessed it, and of the network
-- alone. Every process counts here, so that a twin is no second chance. A minute's counts, worth no log.
create unlogged table wrong_secret (
  key     bytea primary key,
  wrong   integer not null check (wrong > 0),
  ends_at timestamptz not null
);
create index wrong_secret_ended on wrong_secret (ends_at);
grant select, insert, update (wrong, ends_at) on wrong_secret to purser_service;

-- The numbers by which a court or an agency knows an order, sealed: the keys that fields shows masked, and their values.
-- Null: written before, or by an older process; whoever starts next seals it (store/people/seal-orders.ts).
alter table garnishment add column numbers bytea;
create index garnishment_unsealed on garnishment (company_id, garnishment_id) where numbers is null;
