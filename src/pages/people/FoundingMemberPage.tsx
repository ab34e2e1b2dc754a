import { personPage } from './personPages';

export const { queries, Component } = personPage('founding-council');
