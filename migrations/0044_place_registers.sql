-- Registers of places that an operator imported from an authority's own file. The service reads them when it starts.
create table place_register (
  state       text not null,
  -- The first and the last day that the file is of.
  from_day    date not null,
  to_day      date not null,
  revision    int not null check (revision > 0),
  source      text not null,
  sha256      text not null,
  imported_at timestamptz not null,
  -- One place a line, as the law tables print it.
  rows        text not null,
  primary key (state, from_day),
  check (to_day >= from_day)
);
