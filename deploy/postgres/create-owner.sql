-- The image runs this once, as the superuser, on an empty volume. The APIs and `restore` get an ordinary role.
\getenv password POSTGRES_PASSWORD
create role iia login password :'password';
create database iia owner iia encoding 'UTF8' template template0;
-- The image gives the superuser the same one. Without, it logs in only in the container.
alter role postgres password null;
