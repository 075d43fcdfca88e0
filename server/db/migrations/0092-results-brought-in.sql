-- Results from a list.

alter table bring_ins
  drop constraint bring_ins_kind_check,
  add constraint bring_ins_kind_check check (kind in ('people', 'plan', 'events', 'results'));

alter table bring_in_columns
  drop constraint bring_in_columns_kind_check,
  add constraint bring_in_columns_kind_check check (kind in ('people', 'plan', 'results'));
