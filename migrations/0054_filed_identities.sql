-- Under which name and number a worker's W-2 was filed, sealed: a correction compares them with those of today.
alter table filing_person add column identity bytea;
grant update (identity) on filing_person to purser_service;
