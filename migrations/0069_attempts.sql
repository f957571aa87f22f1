-- An attempt is of a delivery, which is of a client: that the client exists need not be asked again for each attempt.
alter table webhook_attempt drop constraint webhook_attempt_client_id_fkey;
