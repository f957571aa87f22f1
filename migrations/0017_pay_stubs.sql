-- A stub asks for one worker's imported pay and leave: what others have must not be read for it.
-- What was paid out, where the other provider told it: null is not known.
alter table pay_history add column net bigint check (net >= 0);

create index pay_history_of_worker on pay_history (company_id, user_id, pay_date);
create index time_off_assignment_of_worker on time_off_assignment (company_id, user_id);

-- Of imported social security and Medicare the employer paid as much again (26 USC 3111): years that were imported before
-- count it from now on.
update year_to_date y set amounts = (
  select array_agg((a.amount + coalesce(h.tax, 0))::bigint order by a.n)
  from unnest(y.codes, y.amounts) with ordinality as a(code, amount, n)
  left join lateral (
    select sum(rtrim(t ->> 'tax', 'n')::bigint) as tax
    from pay_history p cross join jsonb_array_elements(p.taxes) t
    where p.company_id = y.company_id and p.user_id = y.user_id and extract(year from p.pay_date) = y.year
      and t ->> 'code' in ('US.socialSecurity', 'US.medicare') and a.code = 'employerTax:' || (t ->> 'code')) h on true)
where cardinality(y.codes) > 0 and exists (
  select from pay_history p
  where p.company_id = y.company_id and p.user_id = y.user_id and extract(year from p.pay_date) = y.year);
