-- The store of version 1.0.0-rc.1 with waiting mails of every kind, as its last migration made it, on PostgreSQL.
COMMENT ON SCHEMA public IS '';
CREATE TABLE public.answers (
    submission_id text NOT NULL,
    number integer NOT NULL,
    at bigint NOT NULL,
    state text NOT NULL,
    content text NOT NULL
);
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
CREATE TABLE public.mails (
    id text NOT NULL,
    kind text NOT NULL,
    hospital_id text NOT NULL,
    submission_id text,
    step integer DEFAULT 0 NOT NULL,
    recipient text NOT NULL,
    state text NOT NULL,
    attempts integer NOT NULL,
    created_at bigint NOT NULL,
    due_at bigint NOT NULL,
    lease_token text,
    sent_at bigint,
    refused_since bigint,
    error text,
    returned_at bigint
);
CREATE TABLE public.moves (
    id text NOT NULL,
    direction text NOT NULL,
    place text NOT NULL,
    state text NOT NULL,
    changed_at bigint NOT NULL
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
    held_for text,
    released_at bigint,
    key_id text,
    notice_version text DEFAULT 'none'::text NOT NULL,
    digest_id text,
    waiting_since bigint,
    answer text,
    answered_at bigint,
    answer_count integer DEFAULT 0 NOT NULL,
    mail_id text
);
INSERT INTO public.answers VALUES ('delivered', 1, 1795165839000, 'agreed', '{"state":"agreed","day":"2026-11-24","time":"10:30","by":"Sheela"}');
INSERT INTO public.answers VALUES ('delivered', 2, 1795165842000, 'other-time', '{"state":"other-time","note":"Monday"}');
INSERT INTO public.answers VALUES ('second', 1, 1795165845000, 'offered', '{"state":"offered","times":[{"day":"2026-11-25","time":"09:00"}]}');
INSERT INTO public.answers VALUES ('second', 2, 1795165848000, 'cancelled', '{"state":"cancelled"}');
INSERT INTO public.answers VALUES ('copied', 1, 1795165851000, 'replied', '{"state":"replied"}');
INSERT INTO public.answers VALUES ('retried', 1, 1795165854000, 'unreached', '{"state":"unreached"}');
INSERT INTO public.answers VALUES ('sealed', 1, 1795165926000, 'refused', 'sealed:1:88d97fc58b20884e:2QPeZeOyhceccrxCHQC-e2sOhcDS_9QO16IXGzisSi640yJ7_a42Xg7fC7uPOeoc7POG3dhlQnAR3bXoWV-C0yH16ZCF2nSVrVCIcovmkBmT');
INSERT INTO public.attachments VALUES ('collected', 'Anu.pdf', 'application/pdf', '\x255044462d312e37000a');
INSERT INTO public.attachments VALUES ('resume', 'Anu.pdf', 'application/pdf', '\x255044462d312e37000a');
INSERT INTO public.attachments VALUES ('sealed-resume', 'sealed:1:88d97fc58b20884e:NoMhrYRNTUWfWdnLfUUm9369DXPiNqazWRo0nAeBdi_EDO4', 'application/pdf', '\x7365616c65643a3188d97fc58b20884ef87ef69cd8ca242cde2fcefe08962667c0e4d24629b6067e030985630bfc64b8fade93015a0b');
INSERT INTO public.kysely_migration VALUES ('0011-version-1.0.0', '2026-11-26T17:47:28.352Z');
INSERT INTO public.kysely_migration VALUES ('0012-one-outbox', '2026-11-26T17:47:29.361Z');
INSERT INTO public.kysely_migration_lock VALUES ('migration_lock', 0);
INSERT INTO public.mails VALUES ('11afe24ecb7aa7f5cf6fe304942effca', 'receipt', 'punalur', 'delivered', 0, 'patient', 'sent', 1, 1795165200000, 1795165899000, NULL, 1795165839000, NULL, NULL, NULL);
INSERT INTO public.mails VALUES ('5dc4e87476c67796829027d3107e78d1', 'receipt', 'punalur', 'given-up', 0, 'patient', 'refused', 1, 1795165203000, 1795165899000, NULL, NULL, NULL, '550 5.1.1', 1795165839000);
INSERT INTO public.mails VALUES ('b506d5e86cfa11a41e8f79eec1d9612b', 'receipt', 'punalur', 'retried', 0, 'patient', 'sent', 1, 1795165215000, 1795165899000, NULL, 1795165839000, NULL, NULL, NULL);
INSERT INTO public.mails VALUES ('54a732cd5b6d079be8343638745f943b', 'receipt', 'punalur', 'released', 0, 'patient', 'sent', 1, 1795165227000, 1795165899000, NULL, 1795165839000, NULL, NULL, NULL);
INSERT INTO public.mails VALUES ('9daca847cd4c8b43065235b5311753f3', 'receipt', 'punalur', 'returned', 0, 'patient', 'sent', 1, 1795165212000, 1795165899000, NULL, 1795165839000, NULL, NULL, NULL);
INSERT INTO public.mails VALUES ('8f09cc4a0afc0b3924458d4c90b6ef42', 'receipt', 'punalur', 'infected', 0, 'patient', 'sent', 1, 1795165218000, 1795165899000, NULL, 1795165839000, NULL, NULL, NULL);
INSERT INTO public.mails VALUES ('08c4e0ccb6e2dc45d37ab001c0eb6b18', 'answer', 'punalur', 'delivered', 1, 'patient', 'sent', 1, 1795165839000, 1795165902000, NULL, 1795165842000, NULL, NULL, NULL);
INSERT INTO public.mails VALUES ('19b8f4bd83f93c80e96ddad6da769f00', 'wish', 'punalur', 'delivered', 2, 'office', 'waiting', 0, 1795165842000, 1795165842000, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.mails VALUES ('f26f146122df400fab8f55fb9f4f6040', 'receipt', 'punalur', 'second', 0, 'patient', 'dropped', 1, 1795165206000, 1795165840000, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.mails VALUES ('e98a55559208dc06bd79821564658a00', 'answer', 'punalur', 'second', 1, 'patient', 'dropped', 0, 1795165845000, 1795165845000, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.mails VALUES ('e528f28754cd29bc264ea80785dd0eb6', 'wish', 'punalur', 'second', 2, 'office', 'waiting', 0, 1795165848000, 1795165848000, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.mails VALUES ('7abce6d7ec3fe4efe20953dd7e62dfcd', 'answer', 'punalur', 'second', 2, 'patient', 'waiting', 0, 1795165848000, 1795165848000, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.mails VALUES ('d5cbdd5434ed849fa85917f028c100d9', 'answer', 'punalur', 'retried', 1, 'patient', 'waiting', 0, 1795165854000, 1795165854000, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.mails VALUES ('1918f88bfb820f4336d8b874d61e057d', 'reminder', 'punalur', NULL, 0, 'office', 'waiting', 0, 1795165857000, 1795165857000, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.mails VALUES ('65555391cf14e1cab9eef04c31c36b81', 'morning', 'punalur', NULL, 0, 'office', 'waiting', 0, 1795165857000, 1795165857000, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.mails VALUES ('6442a28e7c7ab9a9a8bb9013b136f5b1', 'list', 'punalur', NULL, 0, 'office', 'waiting', 0, 1795165857000, 1795165857000, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.mails VALUES ('7058581545deab82f5dbca6a94146b31', 'receipt', 'punalur', 'sealed', 0, 'patient', 'dropped', 0, 1795165917000, 1795165917000, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.mails VALUES ('c4220aaa56352549a237aa96153e88ee', 'answer', 'punalur', 'sealed', 1, 'patient', 'waiting', 0, 1795165926000, 1795165926000, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.mails VALUES ('55555555555555555555555555555555', 'receipt', 'punalur', 'second-due', 0, 'patient', 'waiting', 1, 1795165857000, 1795165980000, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.mails VALUES ('66666666666666666666666666666666', 'late', 'punalur', NULL, 0, 'second', 'waiting', 1, 1795165857000, 1795165857000, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.mails VALUES ('reminder:old', 'reminder', 'punalur', NULL, 0, 'office', 'waiting', 1, 1795165857000, 1795165857000, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.mails VALUES ('414786c7778d249dd31d8a8156a1087d', 'digest', 'punalur', NULL, 0, 'office', 'waiting', 0, 1795165830000, 1795165830000, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.mails VALUES ('released', 'request', 'punalur', 'released', 0, 'office', 'sent', 1, 1795165224000, 1795165227000, NULL, 1795165227000, NULL, NULL, NULL);
INSERT INTO public.mails VALUES ('delivered', 'request', 'punalur', 'delivered', 0, 'office', 'sent', 1, 1795165200000, 1795165200000, NULL, 1795165203000, NULL, NULL, NULL);
INSERT INTO public.mails VALUES ('given-up', 'request', 'punalur', 'given-up', 0, 'office', 'refused', 1, 1795165203000, 1795165203000, NULL, NULL, NULL, 'Error: 550 no such mailbox', NULL);
INSERT INTO public.mails VALUES ('retried', 'request', 'punalur', 'retried', 0, 'office', 'waiting', 0, 1795165215000, 1795165926000, NULL, NULL, NULL, 'Error: 450 later', NULL);
INSERT INTO public.mails VALUES ('copied', 'request', 'punalur', 'copied', 0, 'office', 'sent', 1, 1795165209000, 1795165929600, NULL, 1795165212000, NULL, NULL, NULL);
INSERT INTO public.mails VALUES ('98655f9aaf54ccd22dcbdcce12374095', 'request', 'punalur', 'copied', 0, 'office', 'waiting', 1, 1795165212000, 1795165929600, NULL, NULL, NULL, 'sealed:1:88d97fc58b20884e:zW5A5juhYZ6ysa_0D6VYlqlZ9kGJXZYcyPkAYDpd8xAv3OeJWT2pg_k1s9I', NULL);
INSERT INTO public.mails VALUES ('returned', 'request', 'punalur', 'returned', 0, 'office', 'refused', 1, 1795165212000, 1795165212000, NULL, NULL, NULL, 'returned 550 5.1.1', NULL);
INSERT INTO public.mails VALUES ('second', 'request', 'punalur', 'second', 0, 'office', 'refused', 1, 1795165206000, 1795165206000, NULL, NULL, NULL, 'Error: 550 no such mailbox', NULL);
INSERT INTO public.mails VALUES ('f222bd108b474c699bfc3e86acc58173', 'request', 'punalur', 'second', 0, 'second', 'sent', 1, 1795165206000, 1795165206000, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.mails VALUES ('resume', 'request', 'punalur', 'resume', 0, 'office', 'waiting', 1, 1795165833000, 1795165929000, NULL, NULL, NULL, 'sealed:1:88d97fc58b20884e:o7IUlsC8Usb9EF6uW_ZQ21XmpYGdaXOyN505WmtKkbETcsmIUI5G8t1Gp8A', NULL);
INSERT INTO public.mails VALUES ('waiting', 'request', 'punalur', 'waiting', 0, 'office', 'waiting', 0, 1795165836000, 1795165836000, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.mails VALUES ('sealed', 'request', 'punalur', 'sealed', 0, 'office', 'waiting', 1, 1795165917000, 1795165930200, NULL, NULL, NULL, 'sealed:1:88d97fc58b20884e:hOE0Ef0hGCt8F8jyuCb-pk-_qAl_M-ddFeRSxrPC7j8mOHpclWb0lueIxGU', NULL);
INSERT INTO public.mails VALUES ('sealed-resume', 'request', 'punalur', 'sealed-resume', 0, 'office', 'waiting', 1, 1795165920000, 1795165930800, NULL, NULL, NULL, 'sealed:1:88d97fc58b20884e:O538UrbMO8MWxmd8myo85YwmmbBXot_Cci1pHet8DbqtIpUyZNQstzq0mgo', NULL);
INSERT INTO public.mails VALUES ('sealed-failed', 'request', 'punalur', 'sealed-failed', 0, 'office', 'refused', 1, 1795165923000, 1795165923000, NULL, NULL, NULL, 'sealed:1:88d97fc58b20884e:5RSyStskWP6gNHLU3AFD-QwGIZ7mozGNLFVc73l-XLIIn83Xi0ySSizAka67eDK8LTjVRxY3', NULL);
INSERT INTO public.mails VALUES ('second-due', 'request', 'punalur', 'second-due', 0, 'office', 'refused', 0, 1795165200000, 1795165200000, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.mails VALUES ('11111111111111111111111111111111', 'request', 'punalur', 'second-due', 0, 'second', 'waiting', 0, 1795165200000, 1795165200000, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.mails VALUES ('copy-second-due', 'request', 'punalur', 'copy-second-due', 0, 'office', 'sent', 1, 1795165200000, 1795165200000, NULL, 1795165203000, NULL, NULL, NULL);
INSERT INTO public.mails VALUES ('33333333333333333333333333333333', 'request', 'punalur', 'copy-second-due', 0, 'office', 'refused', 0, 1795165203000, 1795165200000, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.mails VALUES ('22222222222222222222222222222222', 'request', 'punalur', 'copy-second-due', 0, 'second', 'waiting', 0, 1795165203000, 1795165200000, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.mails VALUES ('second-refused', 'request', 'punalur', 'second-refused', 0, 'office', 'refused', 1, 1795165200000, 1795165200000, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.mails VALUES ('44444444444444444444444444444444', 'request', 'punalur', 'second-refused', 0, 'second', 'refused', 1, 1795165200000, 1795165200000, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.mails VALUES ('77777777777777777777777777777777', 'visit', 'punalur', 'delivered', 1, 'patient', 'waiting', 0, 1795165857000, 1795165857000, NULL, NULL, NULL, NULL, NULL);
INSERT INTO public.secrets VALUES ('release-links', 'f8kPR9AIw2CDKcihQhrifRSh2hSjb8dNIMCVgSClfv0');
INSERT INTO public.secrets VALUES ('list-word:punalur', 'y3iaEtY58OuGuknD_-gVMg');
INSERT INTO public.secrets VALUES ('ended-list:ended', '1796083200000');
INSERT INTO public.secrets VALUES ('link-key:mworfqko', 'sealed:1:88d97fc58b20884e:ZgxYQ_-5rqcyMpxM0rSzj-XAkwXLHkxLUqHwBBVHKInMfo8v1hVWbj6Vwpp13hEm-jYNQ3G7nMMoLMod5XUO7VHSVhXsMfM');
INSERT INTO public.submission_keys VALUES ('job', 'k5', '267fc4c5b46996e840622ffe2f7c67526e747543792ce118133757b1c4f6e82c', 'resume');
INSERT INTO public.submission_keys VALUES ('contact', 'k6', '75dac782366fed9bfd0ab44b0a3fc1a55ba1df40478f132c36f75d26dfa854e6', 'waiting');
INSERT INTO public.submission_keys VALUES ('job', 'k7', '7dd2f494bde62378235aff95e167a6967afb7f14f7a51b4f41cb7d3a7f99303b', 'sealed-resume');
INSERT INTO public.submissions VALUES ('infected', 'A-PWA9-7Z6Z', 'appointment', 'punalur', '{"patientName":"infected","doctor":"Dr. Sample","department":"Cardiology","patientContactNumber":9847012345,"outPatientNumber":1234,"message":"","appointmentOn":"2026-11-24","patientEmail":"infected@example.org","hospital":"Venmala Hospital Punalur","to":"punalur@example.org"}', '2ab9dcd47e186c68fb20ab14266c40fbe043a7ca4e7276f035db482145763c76', 1795165218000, '<infected@example.org>', 'infected: Win.Test.EICAR_HDB-1', NULL, NULL, 'none', '414786c7778d249dd31d8a8156a1087d', 1795165218000, NULL, NULL, 0, NULL);
INSERT INTO public.submissions VALUES ('held', 'A-6Z9T-1Z98', 'appointment', 'punalur', '{"patientName":"held","doctor":"Dr. Sample","department":"Cardiology","patientContactNumber":9847012345,"outPatientNumber":1234,"message":"","appointmentOn":"2026-11-24","patientEmail":"held@example.org","hospital":"Venmala Hospital Punalur","to":"punalur@example.org"}', 'af39163d5343aebc9e54b0e2dbf8bb3818627e0c2a88baefa8407e3ddaf06432', 1795165221000, '<held@example.org>', 'honeypot', NULL, NULL, 'none', '414786c7778d249dd31d8a8156a1087d', NULL, NULL, NULL, 0, NULL);
INSERT INTO public.submissions VALUES ('held-later', 'A-N0VF-WTT6', 'appointment', 'punalur', '{"patientName":"held-later","doctor":"Dr. Sample","department":"Cardiology","patientContactNumber":9847012345,"outPatientNumber":1234,"message":"","appointmentOn":"2026-11-24","patientEmail":"held-later@example.org","hospital":"Venmala Hospital Punalur","to":"punalur@example.org"}', 'e588a7564a668bbbddc96148ec363509865e56bd634755beeacb8086d1b70d28', 1795165830000, '<held-later@example.org>', 'honeypot', NULL, NULL, 'none', NULL, NULL, NULL, NULL, 0, NULL);
INSERT INTO public.submissions VALUES ('told-long-ago', 'A-0000-0004', 'appointment', 'punalur', '{"patientName":"delivered","doctor":"Dr. Sample","department":"Cardiology","patientContactNumber":9847012345,"outPatientNumber":1234,"message":"","appointmentOn":"2026-11-24","patientEmail":"delivered@example.org","hospital":"Venmala Hospital Punalur","to":"punalur@example.org"}', 'told-long-ago', 1795165200000, '<told-long-ago@example.org>', 'honeypot', NULL, NULL, 'none', 'told', 1795165200000, NULL, NULL, 0, NULL);
INSERT INTO public.submissions VALUES ('released', 'A-P57A-2SMW', 'appointment', 'punalur', '{"patientName":"released","doctor":"Dr. Sample","department":"Cardiology","patientContactNumber":9847012345,"outPatientNumber":1234,"message":"","appointmentOn":"2026-11-24","patientEmail":"released@example.org","hospital":"Venmala Hospital Punalur","to":"punalur@example.org"}', '8db53f5ff0367a9124f92e64baf2efdeacd003cd32ba7749c50e04169327685d', 1795165224000, '<released@example.org>', 'too-fast', 1795165227000, NULL, 'none', NULL, 1795165227000, NULL, NULL, 0, 'released');
INSERT INTO public.submissions VALUES ('collected', 'J-RQEN-3PMS', 'job', 'punalur', '{"name":"collected","email":"anu@example.org","contactNumber":9847012345,"experience":1.5,"job":"Staff Nurse","hospital":"Venmala Hospital Punalur","to":"punalur@example.org"}', '9da51faeab3d8a3c2725c0486d014bf61aef772e74899818a8d274411afb6760', 1795165227000, '<collected@example.org>', NULL, NULL, NULL, 'none', NULL, 1795165227000, NULL, NULL, 0, '414786c7778d249dd31d8a8156a1087d');
INSERT INTO public.submissions VALUES ('delivered', 'A-DZ8X-FAR7', 'appointment', 'punalur', '{"patientName":"delivered","doctor":"Dr. Sample","department":"Cardiology","patientContactNumber":9847012345,"outPatientNumber":1234,"message":"","appointmentOn":"2026-11-24","patientEmail":"delivered@example.org","hospital":"Venmala Hospital Punalur","to":"punalur@example.org"}', '7aead0fb4559e04e19624f3157ebe7059099b1e8c91b4b9ac20f1083af9c7101', 1795165200000, '<delivered@example.org>', NULL, NULL, NULL, 'none', NULL, 1795165842000, 'other-time', 1795165839000, 2, 'delivered');
INSERT INTO public.submissions VALUES ('given-up', 'A-Z0MY-B6V8', 'appointment', 'punalur', '{"patientName":"given-up","doctor":"Dr. Sample","department":"Cardiology","patientContactNumber":9847012345,"outPatientNumber":1234,"message":"","appointmentOn":"2026-11-24","patientEmail":"given-up@example.org","hospital":"Venmala Hospital Punalur","to":"punalur@example.org"}', 'f33e3aeaeced9231deff1c60eb5403acea6a24f35cf22099bd498ab1cd9c2d3a', 1795165203000, '<given-up@example.org>', NULL, NULL, NULL, 'none', NULL, 1795165203000, NULL, NULL, 0, 'given-up');
INSERT INTO public.submissions VALUES ('retried', 'A-1621-97Q4', 'appointment', 'punalur', '{"patientName":"retried","doctor":"Dr. Sample","department":"Cardiology","patientContactNumber":9847012345,"outPatientNumber":1234,"message":"","appointmentOn":"2026-11-24","patientEmail":"retried@example.org","hospital":"Venmala Hospital Punalur","to":"punalur@example.org"}', 'fa90c9f8621556ddb76a811ef091190df4a012752ba59f2c18cb6f9cfb37777d', 1795165215000, '<retried@example.org>', NULL, NULL, NULL, 'none', NULL, 1795165854000, 'unreached', 1795165854000, 1, 'retried');
INSERT INTO public.submissions VALUES ('copied', 'C-6ZVE-GQBB', 'contact', 'punalur', '{"name":"copied","email":"anu@example.org","subject":"Visiting hours","message":"When may we come?\nThank you.","to":"punalur@example.org","contactNumber":9847012345,"hospital":"Venmala Hospital Punalur"}', '8196e46fafc27d7a6c6f0c28c189d386f71166ee512acaadf6c8426114ab8da3', 1795165209000, '<copied@example.org>', NULL, NULL, NULL, '0123456789ab', NULL, NULL, 'replied', 1795165851000, 1, '98655f9aaf54ccd22dcbdcce12374095');
INSERT INTO public.submissions VALUES ('returned', 'A-CYPH-KQC4', 'appointment', 'punalur', '{"patientName":"returned","doctor":"Dr. Sample","department":"Cardiology","patientContactNumber":9847012345,"outPatientNumber":1234,"message":"","appointmentOn":"2026-11-24","patientEmail":"returned@example.org","hospital":"Venmala Hospital Punalur","to":"punalur@example.org"}', '0e3f4be4f25d7e9c41b7201e4edde7d027f80ee88beec10770a96a5fc1058682', 1795165212000, '<returned@example.org>', NULL, NULL, NULL, 'none', NULL, 1795165212000, NULL, NULL, 0, 'returned');
INSERT INTO public.submissions VALUES ('second', 'A-MHXF-4D28', 'appointment', 'punalur', '{"patientName":"second","doctor":"Dr. Sample","department":"Cardiology","patientContactNumber":9847012345,"outPatientNumber":1234,"message":"","appointmentOn":"2026-11-24","patientEmail":"second@example.org","hospital":"Venmala Hospital Punalur","to":"punalur@example.org"}', '7cde77b69037214786405a78a569d142cf0e72b9e31b9ee00afc2f5c5aa6e6d7', 1795165206000, '<second@example.org>', NULL, NULL, NULL, 'none', NULL, NULL, 'cancelled', 1795165845000, 2, 'second');
INSERT INTO public.submissions VALUES ('resume', 'J-G591-0P0H', 'job', 'punalur', '{"name":"resume","email":"anu@example.org","contactNumber":9847012345,"experience":1.5,"job":"Staff Nurse","hospital":"Venmala Hospital Punalur","to":"punalur@example.org"}', '267fc4c5b46996e840622ffe2f7c67526e747543792ce118133757b1c4f6e82c', 1795165833000, '<resume@example.org>', NULL, NULL, NULL, 'none', NULL, 1795165833000, NULL, NULL, 0, 'resume');
INSERT INTO public.submissions VALUES ('waiting', 'C-1ZFS-S9QC', 'contact', 'punalur', '{"name":"waiting","email":"anu@example.org","subject":"Visiting hours","message":"When may we come?\nThank you.","to":"punalur@example.org","contactNumber":9847012345,"hospital":"Venmala Hospital Punalur"}', '75dac782366fed9bfd0ab44b0a3fc1a55ba1df40478f132c36f75d26dfa854e6', 1795165836000, '<waiting@example.org>', NULL, NULL, NULL, '0123456789ab', NULL, 1795165836000, NULL, NULL, 0, 'waiting');
INSERT INTO public.submissions VALUES ('sealed', 'A-635V-CCQP', 'appointment', 'punalur', 'sealed:1:88d97fc58b20884e:Ikmco9XlhvzmQgBfHNOSwJmYvAEGIvybAr4kosfMivO8OxxGQc9y5ofYNSuN-2C8Gj0kLwt5DtzGBz7TRy_WLRNi1ljdXEGfAQleWf3hlzgU-AQUiuLpcGr0gY_Mgg5L9M4vA44XHAGfbNluOHljFascNFk_1h8fcwvns8yZ9xotDOSe0Sj2dIoMiXnsJ4s8PuyEOl_e8R2VweHoDaZgoPtoQeq-ggc-_--fI8276oETfb0t3jU4hSiq6xUblRi5VzeS5g6wfL_Nz36m-b2NYgbWjsPEEKeFDEx8y92SZpqucpOODfnwIY7RY4334hsivJQibWhTumbfZFJEMGGLiKJgFOf23HjVR-r0rKVNziTepanjvcSdzfEx4bYQn0poHAB2WjYww6MIDBxT6g', '4ca28dcc59edf4152b466aabf53ef9a89d9f83601c85e43fa04af8b922e6108f', 1795165917000, '<sealed@example.org>', NULL, NULL, '88d97fc58b20884e', 'none', NULL, NULL, 'refused', 1795165926000, 1, 'sealed');
INSERT INTO public.submissions VALUES ('sealed-resume', 'J-JANE-KEKP', 'job', 'punalur', 'sealed:1:88d97fc58b20884e:2JIXDfgUGAeHXhjplEUdYgRrYO1bY8ZzlNDpRpDDsq0BaVScGyoUN4OaK65XZBCDk9iue_lbxzilO3i_0BLxkibUIYJhtW0wWgVOAmINncgKUGMMiDnyaSDeT_gx_nfGs1fGMOjkekai1P32nFM1Ta_4mX2nCFg1eP9C9Fmwb8kyWLKMUUyLmkKT4Z_ckMWctGRpFv_qkEvMUyYKQLuFEU99eQ6GL-I-D4D1TUSqWxTJrKsMgTTI3UQetOywhLYBiJMcbdzvT2iZtUE8i2vI', '7dd2f494bde62378235aff95e167a6967afb7f14f7a51b4f41cb7d3a7f99303b', 1795165920000, '<sealed-resume@example.org>', NULL, NULL, '88d97fc58b20884e', 'none', NULL, 1795165920000, NULL, NULL, 0, 'sealed-resume');
INSERT INTO public.submissions VALUES ('sealed-failed', 'C-64H8-CQ7W', 'contact', 'punalur', 'sealed:1:88d97fc58b20884e:CRzFPDNpdIHbahE3rCI56NnNioJ4BhWYduINSXXY-kIAQivQuioldGkp22E8zlkThI-F-1e6oAXzyFmzL0GjcY1CePRncYXfWJM7N-uO6w1M4XaaB3utVYatGHy0YCd7wHMoxqIY70iltEpkoqPgO1hPGD8BNcT0_kW0h1nYrzvFeUD-LLjJnx0InuYmcfnnNUm60hWe2OBLdXsOSx1RCm7D5YCz7BZLMV9Y5BCRTPDvz4yTa2FblEv74s0IJqe1bbA460IGrIBBAtKcSg44BAn55ZKBajb1dd20UVwkPdH5jFhFKxeQE9BN5c2MR6Q', '2e520b1e72156beaec61a39446d0743054c972bc653dde2fa814ce0f6235a287', 1795165923000, '<sealed-failed@example.org>', NULL, NULL, '88d97fc58b20884e', '0123456789ab', NULL, 1795165923000, NULL, NULL, 0, 'sealed-failed');
INSERT INTO public.submissions VALUES ('second-due', 'A-0000-0000', 'appointment', 'punalur', '{"patientName":"delivered","doctor":"Dr. Sample","department":"Cardiology","patientContactNumber":9847012345,"outPatientNumber":1234,"message":"","appointmentOn":"2026-11-24","patientEmail":"delivered@example.org","hospital":"Venmala Hospital Punalur","to":"punalur@example.org"}', 'second-due', 1795165200000, '<second-due@example.org>', NULL, NULL, NULL, 'none', NULL, 1795165200000, NULL, NULL, 0, 'second-due');
INSERT INTO public.submissions VALUES ('copy-second-due', 'A-0000-0001', 'appointment', 'punalur', '{"patientName":"delivered","doctor":"Dr. Sample","department":"Cardiology","patientContactNumber":9847012345,"outPatientNumber":1234,"message":"","appointmentOn":"2026-11-24","patientEmail":"delivered@example.org","hospital":"Venmala Hospital Punalur","to":"punalur@example.org"}', 'copy-second-due', 1795165200000, '<copy-second-due@example.org>', NULL, NULL, NULL, 'none', NULL, 1795165200000, NULL, NULL, 0, '33333333333333333333333333333333');
INSERT INTO public.submissions VALUES ('second-refused', 'A-0000-0002', 'appointment', 'punalur', '{"patientName":"delivered","doctor":"Dr. Sample","department":"Cardiology","patientContactNumber":9847012345,"outPatientNumber":1234,"message":"","appointmentOn":"2026-11-24","patientEmail":"delivered@example.org","hospital":"Venmala Hospital Punalur","to":"punalur@example.org"}', 'second-refused', 1795165200000, '<second-refused@example.org>', NULL, NULL, NULL, 'none', NULL, 1795165200000, NULL, NULL, 0, 'second-refused');
INSERT INTO public.submissions VALUES ('collected-alone', 'A-0000-0003', 'appointment', 'punalur', '{"patientName":"delivered","doctor":"Dr. Sample","department":"Cardiology","patientContactNumber":9847012345,"outPatientNumber":1234,"message":"","appointmentOn":"2026-11-24","patientEmail":"delivered@example.org","hospital":"Venmala Hospital Punalur","to":"punalur@example.org"}', 'collected-alone', 1795165200000, '<collected-alone@example.org>', NULL, NULL, NULL, 'none', NULL, 1795165200000, NULL, NULL, 0, NULL);
ALTER TABLE ONLY public.answers
    ADD CONSTRAINT answers_unique PRIMARY KEY (submission_id, number);
ALTER TABLE ONLY public.attachments
    ADD CONSTRAINT attachments_pkey PRIMARY KEY (submission_id);
ALTER TABLE ONLY public.kysely_migration_lock
    ADD CONSTRAINT kysely_migration_lock_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.kysely_migration
    ADD CONSTRAINT kysely_migration_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.moves
    ADD CONSTRAINT moves_unique PRIMARY KEY (id, direction);
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
CREATE INDEX mails_due ON public.mails USING btree (state, due_at);
CREATE INDEX mails_office ON public.mails USING btree (hospital_id, kind, created_at);
CREATE INDEX mails_submission ON public.mails USING btree (submission_id);
CREATE INDEX mails_untried ON public.mails USING btree (state, attempts, created_at);
CREATE INDEX submission_keys_submission ON public.submission_keys USING btree (submission_id);
CREATE INDEX submissions_fingerprint ON public.submissions USING btree (fingerprint, received_at);
CREATE INDEX submissions_key ON public.submissions USING btree (key_id);
CREATE INDEX submissions_mail ON public.submissions USING btree (mail_id);
CREATE INDEX submissions_received ON public.submissions USING btree (received_at);
CREATE INDEX submissions_waiting ON public.submissions USING btree (hospital_id, waiting_since);
ALTER TABLE ONLY public.answers
    ADD CONSTRAINT answers_submission_id_fkey FOREIGN KEY (submission_id) REFERENCES public.submissions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.attachments
    ADD CONSTRAINT attachments_submission_id_fkey FOREIGN KEY (submission_id) REFERENCES public.submissions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.mails
    ADD CONSTRAINT mails_submission_id_fkey FOREIGN KEY (submission_id) REFERENCES public.submissions(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.submission_keys
    ADD CONSTRAINT submission_keys_submission_id_fkey FOREIGN KEY (submission_id) REFERENCES public.submissions(id) ON DELETE CASCADE;
REVOKE USAGE ON SCHEMA public FROM PUBLIC;
