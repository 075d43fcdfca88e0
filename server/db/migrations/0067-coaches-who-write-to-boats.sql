-- A coach who follows the boats of a session they are not in belongs to its thread from then on.
alter table message_people add column joins boolean not null default false;
