-- What filings, labor cost and several places of work ask of a paycheck, kept when it is frozen.
--
-- Arrays stay, wider: those of earnings stand beside the first lines of a paycheck, those of taxes beside the lines that
-- follow them. Null, as a column or in an array, is what cannot be told; it is never zero.

alter table paycheck
  -- Whether the columns below are filled: 'known', or 'unknown' where the stored input gives other amounts today than
  -- were paid. Null: not yet; src/store/payroll/fill-facts.ts computes them from the input.
  add column facts                  text check (facts in ('known', 'unknown')),

  -- Earnings. Hundredths of an hour; hours of a premium alone were worked in an earlier period.
  add column earning_hours          integer[],
  add column earning_worked         integer[],
  -- Ten-thousandths of a dollar for an hour, with the multiple of overtime; null where no hours are paid.
  add column earning_rates          bigint[],
  -- Where, for what and which days, line by line; null as a whole or in a line where it is the paycheck's own place, no
  -- department or job, and the days of the period. Several localities are joined by commas.
  add column earning_states         text[],
  add column earning_localities     text[],
  add column earning_location_ids   uuid[],
  add column earning_department_ids uuid[],
  add column earning_job_ids        uuid[],
  add column earning_begins         date[],
  add column earning_ends           date[],

  -- Taxes. Wages of the tax's base before its cap (after it: bases), and billionths of the taxable wages.
  add column tax_subjects           bigint[],
  add column tax_rates              bigint[],
  -- Due from the worker and not covered by the cash of the check; empty when all of it was.
  add column uncollected            bigint[],

  -- The place of work.
  add column work_state             text,
  add column work_localities        text[],
  add column work_location_id       uuid,

  -- Each hour once, in hundredths. Leave and holidays are paid and not worked.
  add column hours_paid             integer,
  add column hours_worked           integer,
  -- Calendar weeks that end in the period and have work in them.
  add column weeks_worked           integer,
  -- For the W-2: tips (code TP), and the half of overtime that the FLSA itself asks for (code TT).
  add column tips                   bigint,
  add column overtime_premium       bigint,

  -- The dated rows it was made with: w4, stateW4:GA, workplace, home, remote, registration:GA, riskClass, and the day
  -- from which each held.
  add column edition_of             text[],
  add column edition_from           date[],

  add check (facts is distinct from 'known' or (
    cardinality(earning_hours) = cardinality(earning_worked) and cardinality(earning_hours) = cardinality(earning_rates)
    and cardinality(tax_subjects) = cardinality(tax_rates)
    and cardinality(earning_hours) + cardinality(tax_subjects) <= cardinality(rules)
    and work_state is not null and tips is not null)),
  add check (cardinality(edition_of) = cardinality(edition_from));

-- Paychecks of before this file; none is in it once they are filled.
create index paycheck_without_facts on paycheck (company_id, user_id, pay_date, paycheck_id) where facts is null;

-- The lines, unnested, for reports.
create or replace view pay_line with (security_invoker = true) as
  select p.client_id, p.company_id, p.pay_period_id, p.run_id, p.paycheck_id, p.user_id, p.pay_date, l.n as place,
         r.kind, r.code, r.name, r.law, l.base, l.amount,
         -- Of a tax.
         case when r.kind in ('employeeTax', 'employerTax') then regexp_replace(r.code, '[.][^.]*$', '') end as jurisdiction,
         p.tax_subjects[l.n - cardinality(p.earning_hours)] as subject,
         case when r.kind in ('employeeTax', 'employerTax') then l.base end as taxable,
         round(p.tax_rates[l.n - cardinality(p.earning_hours)] / 1e9, 9) as tax_rate,
         case when r.kind = 'employeeTax' and p.facts = 'known'
              then coalesce(p.uncollected[l.n - cardinality(p.earning_hours)], 0) end as uncollected,
         -- Of an earning or reimbursement.
         round(l.hours / 100.0, 2) as hours, round(l.worked / 100.0, 2) as hours_worked, round(l.rate / 1e4, 4) as hourly_rate,
         case when r.kind in ('earning', 'reimbursement') then coalesce(l.state, p.work_state) end as state,
         case when r.kind in ('earning', 'reimbursement')
              then case when l.state is null then array_to_string(p.work_localities, ',') else l.localities end
         end as localities,
         case when r.kind in ('earning', 'reimbursement')
              then case when l.state is null then p.work_location_id else l.location_id end end as work_location_id,
         l.department_id, l.job_id, l.begin_date, l.end_date
  from paycheck p
  cross join unnest(p.rules, p.bases, p.amounts, p.earning_hours, p.earning_worked, p.earning_rates, p.earning_states,
                    p.earning_localities, p.earning_location_ids, p.earning_department_ids, p.earning_job_ids,
                    p.earning_begins, p.earning_ends)
    with ordinality as l(rule_id, base, amount, hours, worked, rate, state, localities, location_id, department_id, job_id,
                         begin_date, end_date, n)
  join rule r on r.rule_id = l.rule_id
  where p.voided_at is null and p.cancelled_at is null;

-- Which paychecks a dated row decided: what an amended return asks first.
create view pay_edition with (security_invoker = true) as
  select p.client_id, p.company_id, p.pay_period_id, p.run_id, p.paycheck_id, p.user_id, p.pay_date,
         split_part(e.edition, ':', 1) as kind, nullif(split_part(e.edition, ':', 2), '') as state, e.effective_from
  from paycheck p
  cross join unnest(p.edition_of, p.edition_from) as e(edition, effective_from)
  where p.voided_at is null and p.cancelled_at is null;

grant select on pay_edition to purser_service;
