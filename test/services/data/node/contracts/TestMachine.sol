// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.28;

/// Passes ether on and makes contracts, so that things happen inside transactions.
contract TestMachine {
    receive() external payable {}

    /// Sends what it got, in two halves, one of them through itself.
    function pass(address payable to) external payable {
        to.transfer(msg.value / 2);
        this.passRest{value: msg.value / 2}(to);
    }

    function passRest(address payable to) external payable {
        to.transfer(msg.value);
    }

    /// Sends within a call that fails, and goes on.
    function passInVain(address payable to) external payable {
        try this.passAndFail{value: msg.value}(to) {} catch {}
    }

    function passAndFail(address payable to) external payable {
        to.transfer(msg.value);
        revert("in vain");
    }

    function make() external payable returns (address made) {
        made = address(new TestChild{value: msg.value}());
    }

    function makeAt(bytes32 salt) external returns (address made) {
        made = address(new TestChild{salt: salt}());
    }
}

contract TestChild {
    constructor() payable {}
}
