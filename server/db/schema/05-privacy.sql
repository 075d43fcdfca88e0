-- Who may see an athlete, and consent to health data.

-- Whether clubs may process health data of a person: answers of their own or of a guardian, one
-- after the other. The last one counts, and none is ever rewritten.
create table health_consents (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  answer text not null check (answer in ('given', 'declined', 'withdrawn', 'asked')),
  -- The text that was shown, and its language.
  text_version text not null,
  language text not null check (language in ('en', 'de', 'fr', 'zh-cn')),
  -- Years from which one consents alone in the countries of the person's clubs.
  age_of_consent smallint not null,
  guardian_email text check (length(guardian_email) <= 254),
  guardian_name text check (length(guardian_name) <= 200),
  answered_at timestamptz not null default now()
);
create index health_consents_user on health_consents (user_id, id desc);

-- Without a row all coaches see the athlete.
create table privacy_settings (
  club_id bigint not null,
  user_id bigint not null,
  mode text not null
    check (mode in ('all-coaches', 'specific-coaches', 'all-coaches-except', 'only-me')),
  changed_at timestamptz not null default now(),
  primary key (club_id, user_id),
  foreign key (club_id, user_id) references memberships on delete cascade
);

-- The coaches named by a setting: those who see the athlete, or those who do not.
create table privacy_coaches (
  club_id bigint not null,
  user_id bigint not null,
  coach_id bigint not null,
  primary key (club_id, user_id, coach_id),
  foreign key (club_id, coach_id) references memberships on delete cascade,
  foreign key (club_id, user_id) references privacy_settings on delete cascade
);
create index privacy_coaches_coach on privacy_coaches (club_id, coach_id);
