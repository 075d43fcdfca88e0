insert into appended (token, first, bytes) values (:token, :first, :samples::text::bytea)
