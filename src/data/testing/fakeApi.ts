export * from 'rest-contract/fakeApi';
