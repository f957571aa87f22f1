-- What the company pays for a mile or a day, of a word for mileage or per diem: ten-thousandths of a dollar.
alter table pay_item_type
  add column rate integer check (rate > 0),
  add constraint pay_item_type_rate check (rate is null or tax_treatment in ('Mileage', 'Per Diem'));
grant update (rate) on pay_item_type to purser_service;

-- What a life is insured for under a plan that the employer carries: an amount, or hundredths of a year's pay.
alter table benefit_election
  add column insured_amount bigint check (insured_amount > 0),
  add column insured_multiple integer check (insured_multiple > 0),
  add constraint benefit_election_insured check (num_nonnulls(insured_amount, insured_multiple) <= 1);

-- Union dues are a plan: owed to the union, as an amount, a share of pay or cents for an hour worked.
alter table benefit_plan
  drop constraint benefit_plan_type_check,
  add constraint benefit_plan_type_check check (type in
    ('Medical', 'Dental', 'Vision', 'Life', 'Disability', '401(k)', 'Roth 401(k)', 'HSA', 'FSA', 'Dependent Care FSA',
     'Commuter', 'Union Dues', 'Other')),
  add column employee_per_hour bigint check (employee_per_hour >= 0),
  drop constraint benefit_plan_check,
  add constraint benefit_plan_employee check (num_nonnulls(employee_amount, employee_basis_points, employee_per_hour) <= 1);
alter table benefit_election
  add column employee_per_hour bigint check (employee_per_hour >= 0),
  drop constraint benefit_election_check,
  add constraint benefit_election_employee
    check (num_nonnulls(employee_amount, employee_basis_points, employee_per_hour) = 1);
