-- Whether coaches without the permission to see members under 18 see who they are.

alter table clubs add column coaches_see_minors boolean not null default false;
