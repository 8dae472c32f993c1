-- The store as version 0004 left it, on PostgreSQL.
CREATE TABLE public.attachments (
    submission_id text NOT NULL,
    name text NOT NULL,
    type text NOT NULL,
    content bytea NOT NULL
);
CREATE TABLE public.kysely_migration (
    name character varying(255) NOT NULL,
    "timestamp" character varying(255) NOT NULL
);
CREATE TABLE public.kysely_migration_lock (
    id character varying(255) NOT NULL,
    is_locked integer DEFAULT 0 NOT NULL
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
    notice_version text DEFAULT 'none'::text NOT NULL
);
INSERT INTO public.attachments VALUES ('resume', 'Anu.pdf', 'application/pdf', '\x255044462d312e37000a');
INSERT INTO public.kysely_migration VALUES ('0001-create-submissions', '2026-11-22T17:50:42.771Z');
INSERT INTO public.kysely_migration VALUES ('0002-add-attachments-and-keys', '2026-11-22T17:50:42.784Z');
INSERT INTO public.kysely_migration VALUES ('0003-add-holds', '2026-11-22T17:50:42.793Z');
INSERT INTO public.kysely_migration VALUES ('0004-add-encryption-and-notice', '2026-11-22T17:50:42.797Z');
INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);
INSERT INTO public.submission_keys VALUES ('job', 'k5', 'f5', 'resume');
INSERT INTO public.submissions VALUES ('waiting', 'A-0000-0001', 'appointment', 'punalur', '{"patientName":"waiting","doctor":"","department":"Cardiology","patientContactNumber":9847012345,"message":"","appointmentOn":"2026-11-24","patientEmail":"anu@example.org","hospital":"Venmala Hospital Punalur","to":"punalur@example.org"}', 'f1', 1795168800001, '<waiting@example.org>', 'queued', 0, 1795168800001, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'none');
INSERT INTO public.submissions VALUES ('under-way', 'A-0000-0002', 'appointment', 'punalur', '{"patientName":"under-way","doctor":"","department":"Cardiology","patientContactNumber":9847012345,"message":"","appointmentOn":"2026-11-24","patientEmail":"anu@example.org","hospital":"Venmala Hospital Punalur","to":"punalur@example.org"}', 'f2', 1795168800002, '<under-way@example.org>', 'sending', 1, 1795168800002, 1795168815000, 't', NULL, NULL, NULL, NULL, NULL, NULL, 'none');
INSERT INTO public.submissions VALUES ('delivered', 'A-0000-0003', 'appointment', 'punalur', '{"patientName":"delivered","doctor":"","department":"Cardiology","patientContactNumber":9847012345,"message":"","appointmentOn":"2026-11-24","patientEmail":"anu@example.org","hospital":"Venmala Hospital Punalur","to":"punalur@example.org"}', 'f3', 1795168800003, '<delivered@example.org>', 'sent', 1, 1795168800003, NULL, NULL, 1795168801000, NULL, NULL, NULL, NULL, NULL, 'none');
INSERT INTO public.submissions VALUES ('given-up', 'A-0000-0004', 'appointment', 'punalur', '{"patientName":"given-up","doctor":"","department":"Cardiology","patientContactNumber":9847012345,"message":"","appointmentOn":"2026-11-24","patientEmail":"anu@example.org","hospital":"Venmala Hospital Punalur","to":"punalur@example.org"}', 'f4', 1795168800004, '<given-up@example.org>', 'parked', 1, 1795168800004, NULL, NULL, NULL, 'Error: 550 no such mailbox', NULL, NULL, NULL, NULL, 'none');
INSERT INTO public.submissions VALUES ('resume', 'J-0000-0005', 'job', 'punalur', '{"name":"resume","email":"anu@example.org","contactNumber":9847012345,"experience":1.5,"job":"Staff Nurse","hospital":"Venmala Hospital Punalur","to":"punalur@example.org"}', 'f5', 1795168800005, '<resume@example.org>', 'queued', 0, 1795168800005, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'none');
INSERT INTO public.submissions VALUES ('held', 'A-0000-0006', 'appointment', 'punalur', '{"patientName":"held","doctor":"","department":"Cardiology","patientContactNumber":9847012345,"message":"","appointmentOn":"2026-11-24","patientEmail":"anu@example.org","hospital":"Venmala Hospital Punalur","to":"punalur@example.org"}', 'f6', 1795168800006, '<held@example.org>', 'held', 0, 1795168800006, NULL, NULL, NULL, NULL, 'honeypot', 1795168860000, NULL, NULL, 'none');
INSERT INTO public.submissions VALUES ('sealed', 'A-0000-0007', 'appointment', 'punalur', 'sealed:1:88d97fc58b20884e:XyRiPIduMnN9QbkmAqAEHAO1c0LoErZvxO5pB2setJFuuPHKoR3cVGz0Krd_qRDYsH6yaRcarn18axil32Ihm1vniXlvH4Kxa2hUWcDvXHsoD32VeznlSMRy9-aMltChNz08_Kskmdx1ovF5vWSj_Ox-7rQFsQDcd_OxUi7mZHcCsqDaWBCS1B-Av321SUlOOVjzpea2bpZPQT2dZipD_rOj3F02C05QuAl6xajx3hF_MG1aXT51mJ3IujjVtYa-_KkCCNPshK4spW7aV1ZMdRfEzPS3vFo-FP9LDt6b2RZFdE3sVS81mmceQO1E4GwrvB7rLGQ06-ziyn9Z6RiL7AYIQRUndEW9', 'f7', 1795168800007, '<sealed@example.org>', 'queued', 0, 1795168800007, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '88d97fc58b20884e', '2026-11-01');
ALTER TABLE ONLY public.attachments
    ADD CONSTRAINT attachments_pkey PRIMARY KEY (submission_id);
ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.submission_keys
    ADD CONSTRAINT submission_keys_unique PRIMARY KEY (kind, key);
ALTER TABLE ONLY public.submissions
    ADD CONSTRAINT submissions_message_id_key UNIQUE (message_id);
ALTER TABLE ONLY public.submissions
    ADD CONSTRAINT submissions_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.submissions
    ADD CONSTRAINT submissions_reference_key UNIQUE (reference);
CREATE INDEX submission_keys_submission ON public.submission_keys USING btree (submission_id);
CREATE INDEX submissions_due ON public.submissions USING btree (status, next_attempt_at);
CREATE INDEX submissions_fingerprint ON public.submissions USING btree (fingerprint, received_at);
CREATE INDEX submissions_key ON public.submissions USING btree (key_id);
CREATE INDEX submissions_received ON public.submissions USING btree (received_at);
CREATE INDEX submissions_sent ON public.submissions USING btree (status, sent_at);
ALTER TABLE ONLY public.attachments
    ADD CONSTRAINT attachments_submission_id_fkey FOREIGN KEY (submission_id) REFERENCES public.submissions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.submission_keys
    ADD CONSTRAINT submission_keys_submission_id_fkey FOREIGN KEY (submission_id) REFERENCES public.submissions(id) ON DELETE CASCADE;
