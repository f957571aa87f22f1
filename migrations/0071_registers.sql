-- What the columns of another provider's register mean to a company, by their heads: kept, so that the next one needs no mapping.
create table register_column (
  company_id uuid not null,
  client_id  uuid not null,
  head       text not null check (head <> '' and length(head) <= 200),
  means      text not null check (means <> ''),
  -- By its head; else somebody said it.
  is_guessed boolean not null,
  primary key (company_id, head),
  foreign key (company_id, client_id) references company (company_id, client_id)
);
call tenant('register_column', 'select, insert, update (means, is_guessed)');
call reach('register_column', 'closed');
call noted('register_column', 'company_id', 'head');
