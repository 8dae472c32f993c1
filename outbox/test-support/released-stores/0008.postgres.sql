-- The store as version 0008 left it, on PostgreSQL.
CREATE TABLE public.attachments (
    submission_id text NOT NULL,
    name text NOT NULL,
    type text NOT NULL,
    content bytea NOT NULL
);
CREATE TABLE public.digests (
    id text NOT NULL,
    hospital_id text NOT NULL,
    message_id text NOT NULL,
    created_at bigint NOT NULL,
    next_attempt_at bigint NOT NULL
);
CREATE TABLE public.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);
CREATE TABLE public.kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
);
CREATE TABLE public.secrets (
    name text NOT NULL,
    value text NOT NULL
);
CREATE TABLE public.submission_keys (
    kind text NOT NULL,
    key text NOT NULL,
    fingerprint text NOT NULL,
    submission_id text NOT NULL
);
CREATE TABLE public.submissions (
    id text NOT NULL,
    reference text NOT NULL,
    kind text NOT NULL,
    hospital_id text NOT NULL,
    request text NOT NULL,
    fingerprint text NOT NULL,
    received_at bigint NOT NULL,
    message_id text NOT NULL,
    status text DEFAULT 'queued'::text NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    next_attempt_at bigint NOT NULL,
    lease_until bigint,
    lease_token text,
    sent_at bigint,
    last_error text,
    held_for text,
    told_at bigint,
    released_at bigint,
    key_id text,
    notice_version text DEFAULT 'none'::text NOT NULL,
    digest_id text,
    refused_since bigint,
    second_address text
);
INSERT INTO public.attachments VALUES ('resume', 'Anu.pdf', 'application/pdf', '\x255044462d312e37000a');
INSERT INTO public.digests VALUES ('d1', 'punalur', '<d1@example.org>', 1795168800000, 1795168800000);
INSERT INTO public.kysely_migration VALUES ('0001-create-submissions', '2026-11-22T17:50:43.421Z');
INSERT INTO public.kysely_migration VALUES ('0002-add-attachments-and-keys', '2026-11-22T17:50:43.425Z');
INSERT INTO public.kysely_migration VALUES ('0003-add-holds', '2026-11-22T17:50:43.426Z');
INSERT INTO public.kysely_migration VALUES ('0004-add-encryption-and-notice', '2026-11-22T17:50:43.428Z');
INSERT INTO public.kysely_migration VALUES ('0005-add-digests', '2026-11-22T17:50:43.431Z');
INSERT INTO public.kysely_migration VALUES ('0006-add-refusals', '2026-11-22T17:50:43.432Z');
INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);
INSERT INTO public.secrets VALUES ('release-links', 'rYupg5OSi2_CJL0oNwI3XS0cBoCGipFCfQV1gmcMFgk');
INSERT INTO public.submission_keys VALUES ('job', 'k5', 'f5', 'resume');
INSERT INTO public.submissions VALUES ('waiting', 'A-0000-0001', 'appointment', 'punalur', '{"patientName":"waiting","doctor":"","department":"Cardiology","patientContactNumber":9847012345,"message":"","appointmentOn":"2026-11-24","patientEmail":"anu@example.org","hospital":"Venmala Hospital Punalur","to":"punalur@example.org"}', 'f1', 1795168800001, '<waiting@example.org>', 'queued', 0, 1795168800001, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'none', NULL, NULL, NULL);
INSERT INTO public.submissions VALUES ('under-way', 'A-0000-0002', 'appointment', 'punalur', '{"patientName":"under-way","doctor":"","department":"Cardiology","patientContactNumber":9847012345,"message":"","appointmentOn":"2026-11-24","patientEmail":"anu@example.org","hospital":"Venmala Hospital Punalur","to":"punalur@example.org"}', 'f2', 1795168800002, '<under-way@example.org>', 'sending', 1, 1795168800002, 1795168815000, 't', NULL, NULL, NULL, NULL, NULL, NULL, 'none', NULL, NULL, NULL);
INSERT INTO public.submissions VALUES ('delivered', 'A-0000-0003', 'appointment', 'punalur', '{"patientName":"delivered","doctor":"","department":"Cardiology","patientContactNumber":9847012345,"message":"","appointmentOn":"2026-11-24","patientEmail":"anu@example.org","hospital":"Venmala Hospital Punalur","to":"punalur@example.org"}', 'f3', 1795168800003, '<delivered@example.org>', 'sent', 1, 1795168800003, NULL, NULL, 1795168801000, NULL, NULL, NULL, NULL, NULL, 'none', NULL, NULL, NULL);
INSERT INTO public.submissions VALUES ('given-up', 'A-0000-0004', 'appointment', 'punalur', '{"patientName":"given-up","doctor":"","department":"Cardiology","patientContactNumber":9847012345,"message":"","appointmentOn":"2026-11-24","patientEmail":"anu@example.org","hospital":"Venmala Hospital Punalur","to":"punalur@example.org"}', 'f4', 1795168800004, '<given-up@example.org>', 'parked', 1, 1795168800004, NULL, NULL, NULL, 'Error: 550 no such mailbox', NULL, NULL, NULL, NULL, 'none', NULL, NULL, NULL);
INSERT INTO public.submissions VALUES ('resume', 'J-0000-0005', 'job', 'punalur', '{"name":"resume","email":"anu@example.org","contactNumber":9847012345,"experience":1.5,"job":"Staff Nurse","hospital":"Venmala Hospital Punalur","to":"punalur@example.org"}', 'f5', 1795168800005, '<resume@example.org>', 'queued', 0, 1795168800005, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'none', NULL, NULL, NULL);
INSERT INTO public.submissions VALUES ('held', 'A-0000-0006', 'appointment', 'punalur', '{"patientName":"held","doctor":"","department":"Cardiology","patientContactNumber":9847012345,"message":"","appointmentOn":"2026-11-24","patientEmail":"anu@example.org","hospital":"Venmala Hospital Punalur","to":"punalur@example.org"}', 'f6', 1795168800006, '<held@example.org>', 'held', 0, 1795168800006, NULL, NULL, NULL, NULL, 'honeypot', 1795168860000, NULL, NULL, 'none', NULL, NULL, NULL);
INSERT INTO public.submissions VALUES ('sealed', 'A-0000-0007', 'appointment', 'punalur', 'sealed:1:88d97fc58b20884e:sc1-TJGwQOvutnNrr6UYCxpjJUYD6klfdGYRYrYaqh0QAP5amnYP0jss61pdfug4u0fBU7eWtj4F_8EbtDrLKLpKKfRJRxSqy3xlWm2lV_BxITNkQRUOQjAh_L2dLMZHaVo23qdE7969mQfYs1vYifcS5ZYWKJaHjn0GEQeu384zO5d9UnQjf0RbBy0SP-wNk1Sar7gbZstzYTfRWWRy3pefBSl4TwytaXZDsOb6WqY_aAA9bnC-m5dUvoQDrMpkh4unGO32CdLM3A_D3QiXfLvzXcedkSQKPFK_H4OqKACcGFoeSD_xrN22IPV5KOY-eQU0J_pY4_9FKckoDqkxVAKbBH5cMjTC', 'f7', 1795168800007, '<sealed@example.org>', 'queued', 0, 1795168800007, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '88d97fc58b20884e', '2026-11-01', NULL, NULL, NULL);
INSERT INTO public.submissions VALUES ('collected', 'A-0000-0008', 'appointment', 'punalur', '{"patientName":"collected","doctor":"","department":"Cardiology","patientContactNumber":9847012345,"message":"","appointmentOn":"2026-11-24","patientEmail":"anu@example.org","hospital":"Venmala Hospital Punalur","to":"punalur@example.org"}', 'f8', 1795168800008, '<collected@example.org>', 'collected', 1, 1795168800008, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'none', 'd1', NULL, NULL);
INSERT INTO public.submissions VALUES ('second', 'A-0000-0009', 'appointment', 'punalur', '{"patientName":"second","doctor":"","department":"Cardiology","patientContactNumber":9847012345,"message":"","appointmentOn":"2026-11-24","patientEmail":"anu@example.org","hospital":"Venmala Hospital Punalur","to":"punalur@example.org"}', 'f9', 1795168800009, '<second@example.org>', 'parked', 1, 1795168800009, NULL, NULL, NULL, 'Error: 550 full', NULL, NULL, NULL, NULL, 'none', NULL, 1795168800000, 'told');
ALTER TABLE ONLY public.attachments
    ADD CONSTRAINT attachments_pkey PRIMARY KEY (submission_id);
ALTER TABLE ONLY public.digests
    ADD CONSTRAINT digests_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.secrets
    ADD CONSTRAINT secrets_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.submission_keys
    ADD CONSTRAINT submission_keys_unique PRIMARY KEY (kind, key);
ALTER TABLE ONLY public.submissions
    ADD CONSTRAINT submissions_message_id_key UNIQUE (message_id);
ALTER TABLE ONLY public.submissions
    ADD CONSTRAINT submissions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.submissions
    ADD CONSTRAINT submissions_reference_key UNIQUE (reference);
CREATE INDEX submission_keys_submission ON public.submission_keys USING btree (submission_id);
CREATE INDEX submissions_digest ON public.submissions USING btree (digest_id);
CREATE INDEX submissions_due ON public.submissions USING btree (status, next_attempt_at);
CREATE INDEX submissions_fingerprint ON public.submissions USING btree (fingerprint, received_at);
CREATE INDEX submissions_key ON public.submissions USING btree (key_id);
CREATE INDEX submissions_received ON public.submissions USING btree (received_at);
CREATE INDEX submissions_sent ON public.submissions USING btree (status, sent_at);
CREATE INDEX submissions_untried ON public.submissions USING btree (status, attempts, received_at);
ALTER TABLE ONLY public.attachments
    ADD CONSTRAINT attachments_submission_id_fkey FOREIGN KEY (submission_id) REFERENCES public.submissions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.submission_keys
    ADD CONSTRAINT submission_keys_submission_id_fkey FOREIGN KEY (submission_id) REFERENCES public.submissions(id) ON DELETE CASCADE;
INSERT INTO public.kysely_migration VALUES ('0007-add-copies-and-moves', '2026-11-22T17:50:43.434Z');
ALTER TABLE public.submissions ADD COLUMN copies integer DEFAULT 0 NOT NULL;
CREATE TABLE public.moves (
    id text NOT NULL,
    direction text NOT NULL,
    place text NOT NULL,
    state text NOT NULL,
    changed_at bigint NOT NULL
);
ALTER TABLE ONLY public.moves
    ADD CONSTRAINT moves_unique PRIMARY KEY (id, direction);
INSERT INTO public.kysely_migration VALUES ('0008-add-answers', '2026-11-22T17:50:43.440Z');
ALTER TABLE public.submissions ADD COLUMN waiting_since bigint;
ALTER TABLE public.submissions ADD COLUMN answer text;
ALTER TABLE public.submissions ADD COLUMN answered_at bigint;
ALTER TABLE public.submissions ADD COLUMN reminder_id text;
ALTER TABLE public.submissions ADD COLUMN second_reminder_id text;
ALTER TABLE public.submissions ADD COLUMN answer_count integer DEFAULT 0 NOT NULL;
CREATE INDEX submissions_waiting ON public.submissions (hospital_id, waiting_since);
CREATE TABLE public.answers (submission_id text NOT NULL REFERENCES public.submissions (id) ON DELETE CASCADE, number integer NOT NULL, at bigint NOT NULL, state text NOT NULL, content text NOT NULL, CONSTRAINT answers_unique PRIMARY KEY (submission_id, number));
CREATE TABLE public.letters (id text NOT NULL PRIMARY KEY, kind text NOT NULL, hospital_id text NOT NULL, submission_id text REFERENCES public.submissions (id) ON DELETE CASCADE, answer_number integer, status text NOT NULL, attempts integer NOT NULL, created_at bigint NOT NULL, next_attempt_at bigint NOT NULL, sent_at bigint, error text);
CREATE INDEX letters_due ON public.letters (status, next_attempt_at);
CREATE INDEX letters_submission ON public.letters (submission_id);
UPDATE public.submissions SET answer = 'unreached', answer_count = 1, answered_at = 1795168802000, waiting_since = 1795168802000 WHERE id = 'delivered';
INSERT INTO public.answers VALUES ('delivered', 1, 1795168802000, 'unreached', '{"state":"unreached"}');
INSERT INTO public.letters VALUES ('receipt:0:delivered', 'receipt', 'punalur', 'delivered', NULL, 'refused', 1, 1795168800003, 1795168800003, NULL, '550');
INSERT INTO public.letters VALUES ('answer:1:delivered', 'answer', 'punalur', 'delivered', 1, 'sending', 1, 1795168802000, 1795168802001, NULL, NULL);
