// Strapi's own check of a token takes seven statements: docs/decisions/0024-hot-path.md.
const anyone = { auth: false };
const member = { auth: false, policies: ['global::member'] };

export default {
  routes: [
    call('POST', 'quote', anyone),
    call('POST', 'addUserOrder', member),
    call('POST', 'cancelUserOrder', member),
    call('GET', 'userOrder', member),
    call('GET', 'userOrderById', member),
    call('GET', 'userOrderDetail', member),
  ],
};

function call(method: 'GET' | 'POST', name: string, config: object) {
  return { method, path: `/order/${name}`, handler: `api::order.order.${name}`, config };
}
