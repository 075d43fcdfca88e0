-- Files of messages beside photographs; the text then says what it is.

alter table messages add column file text references stored_files;
alter table messages add column file_name text check (length(file_name) between 1 and 255);
alter table messages add column file_size int check (file_size >= 0);
alter table messages add check (num_nulls(file, file_name, file_size) in (0, 3));
alter table messages add check (num_nonnulls(photo, file) <= 1);
create index messages_file on messages (file) where file is not null;
