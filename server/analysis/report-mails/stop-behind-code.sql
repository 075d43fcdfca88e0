-- What the code in a mail is about, after it has stopped more of them or taken that back.
select app.stop_report_mails(:hash::bytea, :stops?::boolean) as found
